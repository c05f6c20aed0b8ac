import { brand } from '@/content/site/brand';
import { ownerFacts } from '@/content/site/owner-facts';

/** Yes, no, or open: not published here. */
type ComparisonRow = { question: string; answer: 'Yes' | 'No' | 'Open'; words: string };

/** What a safety director asks every vendor; two columns are left to fill in. */
const rows: readonly ComparisonRow[] = [
  {
    question: 'Coverage: do we learn which rooms are covered and which are not?',
    answer: 'Yes',
    words: 'We survey the building and mark on your floor plan what is covered and what is not.',
  },
  {
    question: 'Hardware: are its fire, exit and accessibility ratings listed?',
    answer: 'Open',
    words: ownerFacts.hardwareRatings,
  },
  {
    question: '911: does a call for help reach it?',
    answer: 'No',
    words: 'The panic button alerts the people at your school. Staff call 911.',
  },
  {
    question: 'Outages: does a lockdown reach the locks without the internet?',
    answer: 'No',
    words: 'Each lock keeps its schedule. Staff lock doors from outside by key.',
  },
  {
    question: 'Radios: does it work with our two-way radios?',
    answer: 'No',
    words: 'It does not replace your radios and does not connect to them. Keep them.',
  },
  {
    question: 'Cameras: do ours connect?',
    answer: 'No',
    words: 'Cameras, radios and other makers’ access control do not connect today.',
  },
  {
    question: 'Student system: does it connect?',
    answer: 'Open',
    words: 'By REST API. Name yours. Before you order, we tell you whether it connects.',
  },
  {
    question: 'Sign-in: do staff use their school accounts?',
    answer: 'Yes',
    words: 'Google Workspace and Microsoft accounts work. Your rules stay in force.',
  },
  {
    question: 'Drills: does it run them and keep the record?',
    answer: 'Yes',
    words: 'The report has the kind of drill, the date, each time, the headcounts and your notes.',
  },
  {
    question: 'State reports: does it fill in our state’s form?',
    answer: 'No',
    words: 'If your state has a form of its own, you copy the drill’s report into it.',
  },
  {
    question: 'Training: is each role trained?',
    answer: 'Yes',
    words: 'We train each role on dates you choose.',
  },
  {
    question: 'References: may we call schools like ours?',
    answer: 'Open',
    words: ownerFacts.references,
  },
  {
    question: 'Price: does the quote show what is paid once and each year?',
    answer: 'Yes',
    words: ownerFacts.priceShape,
  },
  { question: 'Contract: can we leave after a year?', answer: 'Yes', words: ownerFacts.contract },
  {
    question: 'Data: is it kept in the United States?',
    answer: 'Yes',
    words: ownerFacts.dataKept,
  },
];

/** The comparison sheet, on paper and for spreadsheet programs. */
export const comparison = {
  title: 'Comparison sheet for school safety systems',
  lead: 'Questions for every vendor. Ours are answered yes or no. What is not published here is open.',
  columns: ['Question', brand.name, 'In our words', 'Second vendor', 'Third vendor'],
  rows,
};
