/**
 * Styles for paper and screen. Lengths are on A4; the address is placed for a window envelope with the window on the
 * right.
 */
export const style = `
:root { --ink: #16191d; --quiet: #59616a; --line: #cfd4da; --ground: #f3f5f7; }
* { box-sizing: border-box; }
html { color-scheme: light; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; color: var(--ink); overflow-wrap: anywhere;
  font: 9pt/1.4 'Inter Variable', 'Document Signs', Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  print-color-adjust: exact; -webkit-print-color-adjust: exact;
}
h1, p, dl, dd, table { margin: 0; }
address { font-style: normal; }
b, strong, th { font-weight: 600; }
dt, .later dd { color: var(--quiet); }

.head { display: grid; grid-template-columns: 92mm 1fr; height: 30mm; align-items: start; }
.brand img { display: block; max-width: 70mm; max-height: 20mm; object-fit: contain; object-position: left top; }
.brand p { font-size: 15pt; line-height: 1.2; font-weight: 600; letter-spacing: -0.01em; padding-right: 8mm; }
h1 { font-size: 22pt; line-height: 1; font-weight: 600; letter-spacing: -0.02em; }
.note { margin-top: 2mm; font-size: 8pt; font-weight: 600; letter-spacing: 0.06em; color: #9a3412; }

.opening { display: grid; grid-template-columns: 92mm 1fr; min-height: 24mm; }
.receiver { font-size: 10pt; }
.facts div, .references div { display: grid; grid-template-columns: 33mm 1fr; padding: 0.25mm 0; line-height: 1.35; }
.facts dd { padding-right: 8mm; }
.main dd { font-weight: 600; }

.references {
  display: grid; grid-template-columns: 92mm 1fr; margin-top: 2.2mm; padding-top: 2.2mm; border-top: 0.25mm solid var(--line);
}
.references dd { white-space: pre-line; }
.references .persons dd { padding-right: 6mm; }
.subtitle { margin: 3.5mm 0 0; font-size: 11pt; font-weight: 600; white-space: pre-line; }

table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; }
.lines { margin-top: 3.2mm; line-height: 1.35; table-layout: fixed; }
.lines thead th {
  padding: 1.3mm 0; font-size: 8pt; color: var(--quiet); border-bottom: 0.35mm solid var(--ink); white-space: nowrap;
}
.lines tbody td { padding: 0.65mm 0; border-bottom: 0.2mm solid var(--line); }
.lines tbody th { padding: 2.2mm 0 0.65mm; border-bottom: 0.2mm solid var(--line); }
.lines .project th, .lines .project td { padding-top: 4mm; font-size: 10pt; font-weight: 600; border-bottom: 0.35mm solid var(--ink); }
.lines .period { display: inline-block; font-weight: 400; font-size: 8.5pt; margin-left: 2mm; white-space: nowrap; }
.lines tbody { break-inside: avoid; }
.lines .group { break-inside: auto; }
.lines .group > tr > td { padding: 0; border: 0; }
.group table { table-layout: fixed; }
.group .title { break-after: avoid; }
.lines .group thead { break-after: avoid; }
.lines .group thead th {
  padding: 2.2mm 0 0.65mm; font-size: 9pt; color: inherit; border-bottom: 0.2mm solid var(--line); white-space: normal;
}
.lines .subtotal td { font-weight: 600; }
.lines .apart tr:first-child td { padding-top: 3.2mm; border-top: 0.35mm solid var(--ink); }
.lines .text { white-space: pre-line; text-wrap: pretty; padding-right: 4mm; }
.lines .grouped .text { padding-left: 4mm; }
.number { text-align: right !important; white-space: nowrap; }
td.number, .sums dd { font-variant-numeric: tabular-nums; }
.lines .unit { padding-left: 1.5mm; }

.lines tbody .closing { padding: 3.2mm 0 0; border: 0; }
.totals { display: grid; grid-template-columns: 84mm 1fr; column-gap: 8mm; align-items: start; }
.message { margin-bottom: 2.8mm; text-wrap: pretty; }
.sums div { display: flex; justify-content: space-between; gap: 4mm; padding: 0.7mm 0; }
.sums dd { flex: none; white-space: nowrap; }
dd span { display: inline-block; }
.sums .total {
  margin-top: 1.4mm; padding-top: 2mm; border-top: 0.35mm solid var(--ink); font-size: 12.5pt; line-height: 1.3;
  font-weight: 600;
}
.sums .total dt { color: inherit; }

.payment, .nothing { grid-area: 1 / 1; }
.payment {
  display: flex; gap: 5mm; align-items: center; padding: 2mm; background: var(--ground); border-radius: 1.2mm;
}
.sums { grid-area: 1 / 2; }
.entries { display: grid; gap: 1mm; padding: 0 2.5mm; }
.payment dt { font-size: 8pt; line-height: 1.3; }
.payment dd { font-size: 10.5pt; line-height: 1.25; font-weight: 600; }
.qr { display: block; flex: none; width: 27mm; height: 27mm; }
.qr.later {
  display: grid; place-items: center; padding: 2mm; border: 0.25mm dashed var(--line); color: var(--quiet); font-size: 8pt;
  text-align: center;
}
.vat-note { margin-top: 3mm; line-height: 1.4; text-wrap: pretty; }
.vat-note + .vat-note { margin-top: 1mm; }
.small { margin-top: 2.2mm; font-size: 8pt; line-height: 1.4; color: var(--quiet); white-space: pre-line; }
.foot { display: grid; grid-template-columns: repeat(3, 1fr); font-size: 7.5pt; line-height: 1.45; color: var(--quiet); }
.foot div { white-space: pre-line; padding: 3mm 4mm 0 0; border-top: 0.2mm solid var(--line); }
.watermark {
  position: fixed; inset: 0; z-index: -1; display: grid; place-items: center; overflow: hidden; color: #fae6db;
  font-size: 38pt; font-weight: 600; letter-spacing: 0.04em; pointer-events: none;
}
.watermark span { transform: rotate(-42deg); white-space: nowrap; }

@media screen {
  body { background: #e6e9ec; }
  main {
    position: relative; display: flex; flex-direction: column; width: 210mm; min-height: 297mm; margin: 6mm auto; padding: 16mm 16mm 10mm 20mm;
    background: #fff; box-shadow: 0 0.3mm 2mm rgb(0 0 0 / 18%); isolation: isolate; overflow: hidden;
  }
  .watermark { position: absolute; bottom: auto; height: 297mm; }
  .foot { margin-top: auto; }
  .foot div { margin-top: 10mm; }
}
@media screen and (width < 214mm) {
  main { width: auto; min-height: 0; margin: 0; padding: 6mm; }
  .head, .opening, .references, .totals { grid-template-columns: 1fr; height: auto; min-height: 0; gap: 4mm; }
  .head { margin-bottom: 5mm; }
  .foot { grid-template-columns: repeat(auto-fit, minmax(45mm, 1fr)); }
  .lines > thead, .lines colgroup { display: none; }
  .lines, .lines table, .group thead, .lines tbody { display: block; }
  .lines .group > tr { display: block; padding: 0; border: 0; }
  .lines .group thead th { padding: 0; border: 0; }
  .lines tr.subtotal { grid-template-columns: 1fr auto; }
  .lines .subtotal .text { grid-column: auto; }
  .lines tr { display: grid; grid-template-columns: auto auto 1fr auto; column-gap: 2mm; padding: 1.5mm 0; border-bottom: 0.2mm solid var(--line); }
  .lines tr:has(.rate) { grid-template-columns: auto auto 1fr auto auto; }
  .lines tbody td, .lines tbody th { width: auto; padding: 0; border: 0; }
  .lines .text, .lines .alone, .lines tbody th, .lines .closing { grid-column: 1 / -1; }
  .lines tr.project { grid-template-columns: 1fr auto; padding-top: 4mm; border-bottom: 0.35mm solid var(--ink); }
  .lines .project th, .lines .project td { grid-column: auto; padding: 0; border: 0; }
  .lines .period { display: block; margin: 0; }
  .lines .grouped { padding-left: 4mm; }
  .lines .grouped .text { padding-left: 0; }
  .lines tr:has(.closing) { border: 0; }
  .lines .unit { padding-left: 0; white-space: nowrap; }
  .sums, .payment, .nothing { grid-area: auto; }
  .foot div { margin-top: 4mm; }
  .watermark { height: 150mm; font-size: 22pt; }
}
@media print {
  .foot { display: none; }
}
`;
