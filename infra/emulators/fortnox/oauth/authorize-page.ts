import type { CompanySettings } from '../company/company.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#dee2e6, #373a40); --accent: light-dark(#1a6b3c, #69db7c); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 Inter, system-ui, sans-serif;
  background: light-dark(#f1f5f2, #141517); color: light-dark(#212529, #e9ecef); }
main { width: min(30rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 1.5rem 2rem; border: 1px solid var(--line);
  border-radius: 10px; background: light-dark(#fff, #1f2023); }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
p.note { margin: 0 0 1rem; color: light-dark(#5c636a, #a6a7ab); font-size: .9rem; }
fieldset { border: 1px solid var(--line); border-radius: 6px; margin: 1rem 0; padding: .5rem 1rem; }
label { display: block; padding: .3rem 0; }
div { display: flex; gap: .75rem; margin-top: 1.25rem; }
button { font: inherit; padding: .6rem 1.25rem; border-radius: 6px; border: 1px solid var(--line); background: transparent;
  color: inherit; cursor: pointer; min-height: 44px; }
button[value=approve] { background: #1a6b3c; border-color: #1a6b3c; color: #fff; font-weight: 600; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const meanings: Record<string, string> = {
  companyinformation: 'Läsa företagets uppgifter',
  customer: 'Läsa och ändra kunder',
  invoice: 'Läsa och ändra fakturor',
  payment: 'Läsa och ändra betalningar',
  settings: 'Läsa och ändra inställningar',
};

export function approvalPage(
  clientId: string,
  scopes: readonly string[],
  companies: readonly CompanySettings[],
): string {
  const items = scopes.map((scope) => `<li>${escape(meanings[scope] ?? scope)}</li>`);
  const choices = companies.map(
    ({ tenant, name }, index) =>
      `<label><input type="radio" name="company" value="${tenant}"${index === 0 ? ' checked' : ''}> ${escape(name)} (${tenant})</label>`,
  );
  return page(
    'Godkänn koppling',
    `<p class="note">Det här är en ersättare för Fortnox på den egna datorn. Inget lämnar den.</p>
<p>Integrationen <strong>${escape(clientId)}</strong> vill få:</p>
<ul>${items.join('')}</ul>
<form method="post">
<fieldset><legend>Företag</legend>${choices.join('')}</fieldset>
<div><button name="decision" value="approve">Godkänn</button><button name="decision" value="deny">Neka</button></div>
</form>`,
  );
}

export function faultPage(why: string): string {
  return page('Det gick inte att koppla', `<p>${escape(why)}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body>
</html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
