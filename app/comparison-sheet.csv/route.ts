import { comparison } from '@/content/comparison/comparison';

export const dynamic = 'force-static';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * Serves the comparison for spreadsheet programs: with a byte order mark, which tells Excel that it
 * is UTF-8, every cell quoted and lines ended as RFC 4180 says.
 */
export function GET() {
  const rows = [
    comparison.columns,
    ...comparison.rows.map(({ question, answer, words }) => [question, answer, words, '', '']),
  ];
  const text = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
  return new Response(`\uFEFF${text}`, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
}
