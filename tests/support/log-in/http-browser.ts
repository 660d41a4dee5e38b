/** Follows redirects and keeps cookies by path, as far as a provider's pages need it. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  /** Follows redirects until a page, or until an address at another origin. */
  async open(address: string, init: RequestInit = {}): Promise<URL> {
    let url = new URL(address);
    let sent = init;
    for (let hop = 0; hop < 10; hop += 1) {
      const response = await fetch(url, { ...sent, redirect: 'manual', headers: { cookie: this.#cookiesFor(url) } });
      this.#keep(response);
      const location = response.headers.get('location');
      if (location === null) {
        if (response.status >= 400)
          throw new Error(`${url.href} answered ${response.status}: ${await response.text()}`);
        return url;
      }
      const next = new URL(location, url);
      if (next.origin !== url.origin) return next;
      [url, sent] = [next, {}];
    }
    throw new Error('Too many redirects.');
  }

  submit(page: URL, form: Record<string, string>): Promise<URL> {
    return this.open(page.href, { method: 'POST', body: new URLSearchParams(form) });
  }

  #keep(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      this.#cookies.set(`${name} ${path}`, { value: `${name}=${value}`, path });
    }
  }

  #cookiesFor({ pathname }: URL): string {
    const fitting = [...this.#cookies.values()].filter(({ path }) => pathname.startsWith(path));
    return fitting.map(({ value }) => value).join('; ');
  }
}
