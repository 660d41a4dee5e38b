/** The titles of pages. Apart from the features' other texts: the login page needs these with the router, not those. */
export const titles = {
  ownerHome: 'Hem » Ansvarig',
  reviewerHome: 'Hem » Granskare',
  customers: 'Kunder',
  projects: 'Projekt',
  addresses: 'Adresser',
  invoicing: 'Fakturera',
  projectInvoicing: (projectCode: string) => `${projectCode} » Fakturera`,
  invoiceArchive: 'Fakturor » Reskontra',
  myInvoices: 'Fakturor » Ansvarig',
  overdueInvoices: 'Fakturor » Förfallna',
  products: 'Produkter',
  projectWorkOrders: (projectCode: string) => `${projectCode} » Insatser`,
  defaultPriceLists: 'PL-standard',
  preferences: 'Gränssnitt',
  systemSettings: 'System',
} as const;
