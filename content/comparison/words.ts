/** The links to the sheets for paper. */
export const paperWords = {
  comparison: {
    anchor: 'compare',
    title: 'Compare us with others',
    text: 'The questions to ask, our answers, and two empty columns for other vendors.',
    print: 'Print the sheet',
    csv: 'Comparison sheet as a spreadsheet\u00a0(CSV)',
  },
  quote: 'Print a blank quote',
};
