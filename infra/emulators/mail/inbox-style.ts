export const inboxStyle = `
:root { color-scheme: light dark; --line: light-dark(#dee2e6, #373a40); --quiet: light-dark(#5c636a, #a6a7ab);
  --accent: light-dark(#1864ab, #74c0fc); --chosen: light-dark(#e7f5ff, #1b3348); --paper: light-dark(#fff, #1f2023); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(16rem, 24rem) 1fr;
  font: 15px/1.45 Inter, system-ui, sans-serif; background: light-dark(#f8f9fa, #141517); color: light-dark(#212529, #e9ecef); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav { background: var(--paper); border-right: 1px solid var(--line); height: 100vh; overflow-y: auto; position: sticky; top: 0; }
nav header { padding: 1rem; border-bottom: 1px solid var(--line); position: sticky; top: 0; background: var(--paper); }
h1 { font-size: 1.15rem; margin: 0; }
nav header p { margin: .15rem 0 0; color: var(--quiet); }
ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: grid; padding: .6rem 1rem; text-decoration: none; color: inherit; border-bottom: 1px solid var(--line); }
nav li a:hover { background: light-dark(#f1f3f5, #2b2c30); }
nav li a[aria-current] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
nav span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.what { font-weight: 600; }
.who, .when, dt, small { color: var(--quiet); font-size: .9rem; }
.when { font-variant-numeric: tabular-nums; }
.empty { padding: 1rem; color: var(--quiet); }
article { padding: 1.25rem 1.5rem; max-width: 60rem; }
h2 { font-size: 1.35rem; margin: 0 0 .75rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1rem 0 .35rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
.attachments li { padding: .15rem 0; }
iframe { width: 100%; height: 65vh; margin-top: 1rem; border: 1px solid var(--line); border-radius: 6px; background: #fff;
  color-scheme: light; resize: vertical; }
pre { margin: 1rem 0 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: 6px; }
details { margin-top: 1rem; }
summary { cursor: pointer; }
.back { display: none; }
@media (max-width: 48rem) {
  body { display: block; }
  nav { height: auto; position: static; border-right: 0; }
  .is-open nav, main > .empty { display: none; }
  .back { display: block; margin: 0 0 .5rem; }
  article { padding: 1rem; }
}
`;
