import { ownerFacts } from './owner-facts';

/** The shape of a quote, without amounts: what is counted, and when it is paid. */
export const quote = {
  sentence: ownerFacts.priceShape,
  caption: 'What a quote counts',
  counted: 'Counted',
  once: 'Once',
  yearly: 'Each year',
  rows: [
    { counted: 'Doors and sensors, installed', once: true, yearly: false },
    { counted: 'Setting up and training', once: true, yearly: false },
    { counted: 'Modules, by staff and campuses', once: false, yearly: true },
    { counted: 'Support plan', once: false, yearly: true },
  ],
} as const;
