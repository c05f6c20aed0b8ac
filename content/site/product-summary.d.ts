/** The import of a product file's summary without the words of its page (content/modules.ts). */
declare module '*.ts?summary' {
  export const summary: import('@/content/types').ProductSummary;
}
