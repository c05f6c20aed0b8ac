/**
 * Imports of one part of a product file without the words of its page. Their paths are relative, because
 * Playwright does not resolve an alias that is followed by a query.
 */
declare module '*.ts?summary' {
  export const summary: import('@/content/site/types').ProductSummary;
}
declare module '*.ts?outages' {
  export const outages: import('@/content/outages/types').ProductOutages;
}
