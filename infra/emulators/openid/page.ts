const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 Inter, system-ui, sans-serif;
  background: light-dark(#f1f3f5, #141517); color: light-dark(#212529, #e9ecef); }
main { width: min(24rem, calc(100vw - 2rem)); box-sizing: border-box; padding: 1.5rem 2rem; border-radius: 10px;
  border: 1px solid light-dark(#dee2e6, #373a40); background: light-dark(#fff, #1f2023); }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; color: light-dark(#495057, #a6a7ab); font-size: .9rem; }
label { display: block; padding: .3rem 0; }
input[type=email] { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; }
div { display: flex; gap: .75rem; margin-top: 1.25rem; }
button { font: inherit; padding: .6rem 1.25rem; border-radius: 6px; border: 1px solid light-dark(#868e96, #909296);
  background: transparent; color: inherit; min-height: 44px; }
`;

export function accountPage(company: string): string {
  return `<!doctype html>
<html lang="sv">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Välj konto hos ${company}</title><style>${style}</style></head>
<body><main><h1>Välj konto hos ${company}</h1>
<p>Det här är en ersättare för ${company} på den egna datorn. Inget lämnar den.</p>
<form method="post">
<label>E-postadress <input type="email" name="email" autofocus></label>
<label><input type="checkbox" name="verified" checked> Adressen är bekräftad</label>
<div><button name="decision" value="continue">Fortsätt</button><button name="decision" value="deny">Avbryt</button></div>
</form></main></body>
</html>`;
}
