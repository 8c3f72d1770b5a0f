import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The hub's pages; with `--mode camera` those of the camera's own listener. */
const HUB = {
  folder: "../companion/server/pages/built",
  pages: ["screen.html", "phone.html", "lost.html"],
};
const CAMERA = { folder: "../vision/pages/built", pages: ["camera.html", "view.html"] };

export default defineConfig(({ mode }) => {
  const { folder, pages } = mode === "camera" ? CAMERA : HUB;
  return {
    build: {
      outDir: here(folder),
      emptyOutDir: true,
      // The pages may load files from where they come from alone, no data addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map(here) },
    },
  };
});
