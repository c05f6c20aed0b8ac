import { outageIds } from '@/content/outages/types';
import { meanwhile, outageTitle, outageWords, outcomeWords } from '@/content/outages/words';
import { shared } from '@/content/pages/faq';
import { brand } from '@/content/site/brand';
import { outages } from '@/content/product-lists/outages';
import { modules, otherProducts } from '@/content/site/modules';
import { ownerFacts } from '@/content/site/owner-facts';
import type { LegalDocument } from '@/content/site/types';

const capitalized = (words: string) => words[0]!.toUpperCase() + words.slice(1);

/** What is left of each product in each outage. */
const outageRows = [...modules, ...otherProducts].map(({ id, name }) => [
  name,
  ...outageIds.map((outage) => {
    const fact = outages[id]![outage];
    return `${capitalized(outcomeWords[fact.outcome])}. ${fact.why} ${meanwhile} ${fact.meanwhile}`;
  }),
]);

/** What an IT director asks. */
export const itPrivacy: LegalDocument = {
  slug: 'it-privacy',
  title: 'IT & privacy',
  meta: {
    title: 'IT & Privacy: Sign-In, Data, Network, Outages',
    description: `How ${brand.name} connects to your systems, where student data is kept, who supports it, and what each product still does without internet or power.`,
  },
  updated: `Short answers for the people who connect ${brand.name} and protect your school’s data.`,
  sections: [
    {
      title: 'Connecting it',
      paragraphs: [],
      items: [
        `Signing in: ${ownerFacts.signingIn} ${shared.access}`,
        `What connects: ${ownerFacts.connections} ${ownerFacts.connecting}`,
      ],
    },
    {
      title: 'Protecting data',
      paragraphs: [],
      items: [
        `Where data is kept: ${ownerFacts.dataKept} Our Privacy Policy lists what we keep. We do not use your data to train AI for anyone else. If a breach affects it, we tell the school without delay.`,
        `Student privacy in your state: ${ownerFacts.stateAgreements}`,
        `After you cancel: ${shared.retention}`,
        `SOC 2 and VPAT reports: We comply with SOC 2 Type II. ${ownerFacts.soc2} ${ownerFacts.accessibilityReport}`,
      ],
    },
    {
      title: 'Running it',
      paragraphs: [],
      items: [
        `Network: Sensors and the front desk need power and your network. Locks reach it through a small device. Staff use an app or a web browser. ${ownerFacts.deadSpots}`,
        `Support: ${ownerFacts.urgentSupport} Our office hours: ${brand.hours[0]}. Customers write to ${brand.mail.support}.`,
        `Uptime: We guarantee 99.9%. ${ownerFacts.uptimeMissed}`,
      ],
    },
    {
      title: outageTitle,
      paragraphs: [
        'Four failures for each product. If cell service fails together with power or the internet, no cell phone can use our products: staff use radios and paper, and lock the Manual Lock by hand. Ask your phone company which phones reach 911 without internet, and which without power.',
      ],
      table: {
        caption: 'What still works in each product, and what staff do meanwhile',
        columns: ['Product', ...outageIds.map((outage) => outageWords[outage])],
        rows: outageRows,
      },
    },
  ],
};
