/** What content/modules.ts imports: the summary in a product file, without the words of its page. */
declare module '*.ts?summary' {
  export const summary: import('@/content/types').ProductSummary;
}
