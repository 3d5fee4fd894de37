import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    // Small pictures and fonts stay files: the content policy of the pages has no data: for them.
    assetsInlineLimit: 0,
  },
})
