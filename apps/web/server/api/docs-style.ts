/** What the page of the calls has of its own; colours and type come from the site's tokens. */
export const DOCS_STYLE = `
body { position: relative; margin: 0; background: var(--paper, #f7f5f0); color: var(--ink, #14191f); font: var(--text-m, 1rem)/1.55 var(--sans, sans-serif); }
/* No script shrinks the header here: it scrolls away, instead of standing over what is read. */
html { scroll-padding-top: var(--space-4, 16px); }
@media screen { .site-header { position: absolute; } }
main.calls { max-width: 1200px; margin: 0 auto; padding: clamp(var(--space-6, 24px), 4vw, var(--space-16, 64px)) var(--gutter, 16px) var(--space-16, 64px); }
.calls h1 { font-size: clamp(2rem, 1.4rem + 2.8vw, 3.5rem); line-height: 1.1; margin: 0 0 var(--space-4, 16px); }
.calls h2 { margin: var(--space-12, 48px) 0 var(--space-4, 16px); font-size: 1.5rem; }
.calls h3 { margin: 0; font-size: var(--text-l, 1.1875rem); }
.calls h4 { margin: var(--space-4, 16px) 0 var(--space-1, 4px); font-size: var(--text-s, 0.875rem); color: var(--ink-soft, #55606c); }
.calls p { max-width: var(--measure, 36em); text-wrap: pretty; margin: var(--space-2, 8px) 0; }
.calls a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
.calls code, .calls pre { font-family: var(--mono, monospace); font-size: var(--text-s, 0.875rem); }
.calls pre { background: var(--tint, #efece4); border: 1px solid var(--rule, #dcd8cf); border-radius: var(--radius-m, 8px);
  padding: var(--space-3, 12px); overflow-x: auto; margin: var(--space-2, 8px) 0; }
.calls article { background: var(--sheet, #fff); border: 1px solid var(--rule, #dcd8cf); border-radius: var(--radius-m, 8px);
  padding: var(--space-6, 24px); margin-bottom: var(--space-4, 16px); scroll-margin-top: var(--space-4, 16px); }
.calls .line { display: flex; flex-wrap: wrap; gap: var(--space-2, 8px) var(--space-3, 12px); align-items: baseline; margin-bottom: var(--space-2, 8px); }
.calls .method { font: 600 0.8125rem/1 var(--mono, monospace); padding: 5px 8px; border-radius: var(--radius-s, 4px);
  border: 1px solid currentColor; color: var(--good, #1c7a46); }
.calls .method.post { color: var(--busy, #8a5a00); }
.calls .method.delete { color: var(--bad, #b3261e); }
.calls .path { font-size: var(--text-m, 1rem); font-weight: 600; }
.calls .note { color: var(--ink-soft, #55606c); font-size: var(--text-s, 0.875rem); }
.calls .wide { overflow-x: auto; }
.calls table { border-collapse: collapse; width: 100%; font-size: var(--text-s, 0.875rem); }
.calls th, .calls td { text-align: left; vertical-align: top; padding: var(--space-2, 8px) var(--space-3, 12px) var(--space-2, 8px) 0;
  height: auto; border-top: 1px solid var(--rule, #dcd8cf); }
.calls th { font-weight: 600; }
.calls nav { columns: 20rem; column-gap: var(--space-12, 48px); margin-top: var(--space-8, 32px); }
.calls nav div { break-inside: avoid; margin-bottom: var(--space-4, 16px); }
.calls nav h2 { margin: 0; font-size: var(--text-m, 1rem); }
.calls nav ul { margin: var(--space-1, 4px) 0 0; padding: 0; list-style: none; }
.calls nav li { border-top: 1px solid var(--rule, #dcd8cf); }
.calls nav a { display: flex; align-items: center; min-height: 40px; padding: 4px 0; line-height: 1.3; text-decoration: none; }
.calls nav a:hover { text-decoration: underline; }
@media (min-width: 769px) { .calls td:first-child { white-space: nowrap; } }
@media (max-width: 768px) {
  /* No notice stands under the brand here. */
  :root { --header: 48px; }
  .calls article { padding: var(--space-4, 16px); }
  .calls thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .calls td:nth-child(n + 3) { color: var(--ink-soft, #55606c); }
  .calls tr { display: block; padding: var(--space-2, 8px) 0; border-top: 1px solid var(--rule, #dcd8cf); }
  .calls td { display: block; padding: 0; border: 0; }
}
.calls .path, .calls .note, .calls td { overflow-wrap: anywhere; }
.calls :focus-visible { outline: 3px solid var(--focus, #1b5fd0); outline-offset: 2px; }
`
