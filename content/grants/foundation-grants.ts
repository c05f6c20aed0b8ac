import { eligibilityOf, guideOf, sourcesOf, usesOf } from '@/content/grant-check/in-guides';
import { lastChecked } from '@/content/grant-check/last-checked';
import { publicSafetyFoundation } from '@/content/grant-check/nonprofit-and-community';

/** A grant guide. It names no amount, because no public record of one was found. */
export const guide = guideOf({
  lead: `A foundation can be a good fit for one school with one clear need. Each has its own rules, so most of this guide is a list of questions. ${lastChecked}: read the current guidelines.`,
  eligibility: [
    eligibilityOf(publicSafetyFoundation),
    'Community foundations: ask which county they serve. Ask if a public school may apply itself, or through an education foundation or a parents’ group.',
    'Company foundations: ask if they give only near their own stores, plants or offices.',
    'Private and religious schools: have the nonprofit determination letter ready. Ask if the foundation gives to religious organizations.',
    'Charter schools: say whether you are a public body, a nonprofit or both, and ask which application to use.',
  ],
  uses: [
    `${usesOf(publicSafetyFoundation)} Ask what it would pay for in the gym, on the field or in the cafeteria.`,
    'The first building of a larger project. Ask whether the foundation pays for that.',
    'Staff training days, and the substitutes you need for them. Ask whether training is allowed.',
    'The local match for a public grant, if both programs allow it. Ask both, in writing.',
  ],
  tips: [
    'Look up who they gave to last year: private foundations list it in a public tax return, Form 990-PF.',
    'Call first. Describe the need in two sentences and ask whether you should apply.',
    'Ask whether a purchase order dated before the award counts as a past purchase.',
    'Get a quote with the school’s name and address, a named person at the vendor with an email address, and exact items and quantities. List only the items in your application, and make the total match the amount you ask for.',
    'Write for a reader who has never worked in a school. Say what happens on an ordinary morning now, and what would be different.',
    'Ask when the round opens, and if it closes early.',
  ],
  awards: [
    'Henderson County Public Schools, North Carolina: 19 defibrillators and 100 copies of its emergency guide, from the Firehouse Subs foundation (2012). The report does not state the amount.',
  ],
  sources: [
    ...sourcesOf(publicSafetyFoundation),
    {
      label: 'Henderson County: its award, Times-News, 2012',
      href: 'https://www.blueridgenow.com/article/20120229/ARTICLES/120229714?Title=Firehouse-Subs-grant-helps-Henderson-County-schools-',
    },
    {
      label: 'Internal Revenue Service, Form 990-PF',
      href: 'https://www.irs.gov/forms-pubs/about-form-990-pf',
    },
  ],
});
