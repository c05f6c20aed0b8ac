import { brand } from '../../../content/site/brand';

const { colors, fonts, mail, mark } = brand;

/** The brand of another owner: its values by those of content/site/brand.ts that they replace. */
export const secondBrand = {
  name: 'Riverstone Schoolkeepers',
  colors: {
    line: '#7CC6FF',
    ink: '#141B33',
    dark: '#16264F',
    good: '#2456A6',
    paper: '#F6F7FB',
    sky: '#DCE6FA',
    warm: '#E7DFF2',
    error: '#A3214B',
  },
  font: 'figtree',
  mark: {
    box: '0 0 40 46',
    shape: 'M20 1 38 7V22C38 33 31 41 20 45 9 41 2 33 2 22V7Z',
    lines: 'M8 19c5-5 8-5 12 0s7 5 12 0M10 29c4-4 7-4 10 0s6 4 10 0',
  },
} as const;

/** Facts that the other owner answers (content/site/owner-facts.ts). */
export const secondOwnersAnswers = {
  hardwareRatings: 'Every lock has an exit rating, which your quote lists.',
  soc2: 'An independent auditor issued our SOC 2 Type II report.',
};

const line = (from: string, to: string) => ({ file: 'content/site/brand.ts', from, to });

/** One edited line each, as docs/rebrand.md says. */
export const secondBrandEdits = [
  ...Object.entries(secondOwnersAnswers).map(([fact, answer]) => ({
    file: 'content/site/owner-facts.ts',
    from: `  ${fact}: { answer: '', confirmed: false },`,
    to: `  ${fact}: { answer: '${answer}', confirmed: true },`,
  })),
  line(`name: '${brand.name}'`, `name: '${secondBrand.name}'`),
  line(`legalName: '${brand.legalName}'`, `legalName: '${secondBrand.name}, LLC'`),
  line(`box: '${mark.box}'`, `box: '${secondBrand.mark.box}'`),
  line(`shape: '${mark.shape}'`, `shape: '${secondBrand.mark.shape}'`),
  line(`lines: '${mark.lines}'`, `lines: '${secondBrand.mark.lines}'`),
  ...Object.entries(secondBrand.colors).map(([name, hex]) =>
    line(`${name}: '${colors[name as keyof typeof colors]}'`, `${name}: '${hex}'`),
  ),
  line(`display: '${fonts.display}'`, `display: '${secondBrand.font}'`),
  line(`text: '${fonts.text}'`, `text: '${secondBrand.font}'`),
  line(`'${brand.dashboard}'`, "'https://dashboard.riverstone.example'"),
  line("'https://www.elmgate.example'", "'https://www.riverstone.example'"),
  ...Object.entries(mail).map(([name, address]) =>
    line(`'${address}'`, `'${name}@riverstone.example'`),
  ),
];
