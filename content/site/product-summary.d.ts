/** The import of a product file's summary without the words of its page (content/site/modules.ts). */
declare module '*.ts?summary' {
  export const summary: import('@/content/site/types').ProductSummary;
}
