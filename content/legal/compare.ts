import { comparison } from '@/content/comparison/comparison';
import { brand } from '@/content/site/brand';
import type { LegalDocument } from '@/content/site/types';

/** The questions for every vendor, with our answers. */
export const compare: LegalDocument = {
  slug: 'compare',
  title: 'Compare us with others',
  meta: {
    title: 'Compare School Safety Systems: Questions',
    description: `The questions to ask every vendor of school safety systems, with the answers of ${brand.name}: yes, open or no, and what your school can do instead.`,
  },
  updated: 'The questions to ask every vendor, and our answers.',
  sections: [
    {
      title: 'How to use it',
      paragraphs: [
        '“Open” means that we publish no answer: ask us before you order. You can download the table as a spreadsheet, with two empty columns for other vendors.',
        'We wrote this table for your own reading. Keep it, and our words, out of bids, specifications and scoring sheets: with federal money, a vendor that drafts them may not compete (2\u00a0CFR\u00a0200.319).',
      ],
    },
    {
      title: 'The comparison',
      paragraphs: [],
      table: {
        caption: 'Questions for every vendor',
        columns: comparison.columns.slice(0, 3),
        rows: comparison.rows.map(({ question, answer, words }) => [question, answer, words]),
        file: '/comparison-sheet.csv',
      },
    },
  ],
};
