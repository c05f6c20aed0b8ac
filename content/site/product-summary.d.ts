/**
 * The import of a product file's summary without the words of its page (content/site/modules.ts). Its
 * path is relative, because Playwright does not resolve an alias that is followed by a query.
 */
declare module '*.ts?summary' {
  export const summary: import('@/content/site/types').ProductSummary;
}
