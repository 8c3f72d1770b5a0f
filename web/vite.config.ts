import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  build: {
    outDir: here("../companion/server/pages/built"),
    emptyOutDir: true,
    // The hub's pages may load files from the hub alone, no data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here("screen.html"), here("phone.html")] },
  },
});
