import { brand } from '@/content/site/brand';
import { ownerFacts } from '@/content/site/owner-facts';

/** Yes, no, or open: not published here. */
type ComparisonRow = { question: string; answer: 'Yes' | 'No' | 'Open'; words: string };

/** What a safety director asks every vendor. After a no, what the school can do. */
const rows: readonly ComparisonRow[] = [
  {
    question: 'Gunshot sensors: do we learn which rooms they cover?',
    answer: 'Yes',
    words: 'We survey the building and mark on your floor plan what is covered and what is not.',
  },
  {
    question: 'Hardware: are its fire, exit and accessibility ratings listed?',
    answer: 'Open',
    words: ownerFacts.hardwareRatings,
  },
  {
    question: 'Origin: where is the hardware made?',
    answer: 'Open',
    words: 'Not published here. If federal money pays, ask us in writing before you order.',
  },
  {
    question: '911: does a call for help reach it?',
    answer: 'No',
    words:
      'Staff call 911: the last screen of the panic button shows the number and the room to say. If your state requires a direct link, you need a system that has one.',
  },
  {
    question: 'Outages: does a lockdown reach the locks without the internet?',
    answer: 'No',
    words:
      'Each lock keeps its schedule, and assigned staff lock doors by key. The Manual Lock needs no network.',
  },
  {
    question: 'Radios: does it work with our two-way radios?',
    answer: 'No',
    words: 'Keep your radios. Staff also need them where phones have no signal.',
  },
  {
    question: 'Cameras: do ours connect?',
    answer: 'No',
    words:
      'Keep your cameras and watch them as you do now. Other makers’ access control does not connect either.',
  },
  {
    question: 'Student system: does it connect?',
    answer: 'Open',
    words: 'By REST API. Tell us which you use. Before you order, we tell you whether it connects.',
  },
  {
    question: 'Sign-in: do staff use their school accounts?',
    answer: 'Yes',
    words:
      'Google Workspace and Microsoft accounts work. Your rules, such as a second factor, stay in force.',
  },
  {
    question: 'Drills: does the system run them and keep the record?',
    answer: 'Yes',
    words: 'It times each drill, adds up the headcounts and keeps the report. You add your notes.',
  },
  {
    question: 'State reports: does it fill in our state’s form?',
    answer: 'No',
    words:
      'You copy the drill’s report into the form. It has the kind of drill, each time and the headcounts.',
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
  { question: 'Contract: is it for one year?', answer: 'Yes', words: ownerFacts.contract },
  {
    question: 'Purchasing: do you hold a cooperative contract?',
    answer: 'No',
    words:
      'Follow your own purchasing rules first: they may ask for bids. Then send a purchase order for our quote.',
  },
  {
    question: 'Data: is it kept in the United States?',
    answer: 'Yes',
    words: ownerFacts.dataKept,
  },
  {
    question: 'Wearable badges: can one send a call for help?',
    answer: 'No',
    words: 'Staff use a phone with the app. Lend a school phone to anyone without one.',
  },
  {
    question: 'Registries: are visitors checked against public ones?',
    answer: 'No',
    words:
      'Visitors are compared with your own lists. If your state requires a registry check, keep doing it.',
  },
  {
    question: 'Reunification: does it release students to their parents?',
    answer: 'No',
    words: 'Keep your district’s steps for pick-up on paper. Messages tell families where to come.',
  },
];

const order = ['Yes', 'Open', 'No'];

/** The comparison, on its page and for spreadsheet programs, which have two columns to fill in. */
export const comparison = {
  columns: ['Question', brand.name, 'In our words', 'Second vendor', 'Third vendor'],
  rows: [...rows].sort((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer)),
};
