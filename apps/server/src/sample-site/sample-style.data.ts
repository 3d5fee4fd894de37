export const sampleStyle = `
:root { color-scheme: light dark; --ink: #1b2a3d; --paper: #fbfaf7; --line: #d9d5cb; --sign: #b4532a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6df; --paper: #16202c; --line: #35424f; --sign: #f0a27c; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
header, main, footer { max-width: 68rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; border-bottom: 1px solid var(--line); }
header strong { font-size: 1.1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0; padding: 0; list-style: none; }
a { color: var(--sign); }
h1 { font-size: 1.75rem; line-height: 1.2; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td.importe { text-align: right; white-space: nowrap; }
.fichas { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 1rem; padding: 0; list-style: none; }
.fichas > * { padding: 1rem; border: 1px solid var(--line); border-radius: 8px; }
.fichas h2 { margin: 0 0 0.5rem; font-size: 1.05rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 0.75rem; margin: 0; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
.precio { font-size: 1.2rem; font-weight: 600; }
.paginas ul { margin: 1.5rem 0; }
footer { border-top: 1px solid var(--line); font-size: 0.875rem; }
`.trimStart()
