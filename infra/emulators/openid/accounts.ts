import { createHash } from 'node:crypto';

type Account = { email: string; isVerified: boolean };

/** Claims as each company documents them; both answer for whatever address a person types here. */
export class OpenIdAccounts {
  private readonly byId = new Map<string, Account>();
  private readonly kind: 'Microsoft' | 'Google';
  private readonly tenantId: string;

  constructor(kind: 'Microsoft' | 'Google', tenantId: string) {
    this.kind = kind;
    this.tenantId = tenantId;
  }

  /** @returns the id by which the provider knows the account */
  enter(account: Account): string {
    const id = createHash('sha256').update(JSON.stringify(account)).digest('hex').slice(0, 24);
    this.byId.set(id, account);
    return id;
  }

  claims(id: string): Record<string, unknown> & { sub: string } {
    const { email = '', isVerified = false } = this.byId.get(id) ?? {};
    const domain = email.split('@')[1] ?? '';
    const common = { sub: id, name: email.split('@')[0], email };
    if (this.kind === 'Microsoft') {
      return {
        ...common,
        tid: this.tenantId,
        oid: id,
        preferred_username: email,
        ...(isVerified && { xms_edov: true }),
      };
    }
    return { ...common, email_verified: isVerified, ...(domain !== 'gmail.com' && { hd: domain }) };
  }
}
