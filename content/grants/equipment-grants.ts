import { needs } from '@/content/grant-check/choices';
import {
  currentNotice,
  eligibilityOf,
  programsThatName,
  guideOf,
  sourcesOf,
  usesOf,
} from '@/content/grant-check/in-guides';
import { communityFacilities } from '@/content/grant-check/nonprofit-and-community';
import type { NeedId } from '@/content/grant-check/types';

const equipment: readonly NeedId[] = [
  'door-locks',
  'gunshot-detection',
  'mass-notification',
  'visitor-management',
  'lifesaving-equipment',
];

/** A grant guide. */
export const guide = guideOf({
  lead: `Some programs help pay for specific equipment. Most rounds we found have closed. ${currentNotice}`,
  eligibility: [
    eligibilityOf(communityFacilities),
    'For most programs below, your district applies: send it this guide. A state’s name below means its program. The other guides say who may apply, for how much, and with which sources.',
  ],
  usesLead: 'What the programs name. Use their words.',
  uses: [
    ...needs
      .filter(({ id }) => equipment.includes(id))
      .map(({ id, label }) => `${label}. ${programsThatName(id)}`),
    usesOf(communityFacilities),
    'Panic alerts. School Violence Prevention Program: Pays for technology that notifies the police. Our panic button does not: ask before you name it.',
  ],
  tips: [
    'Count before you ask for a quote. For doors, write down each number, which way it swings, what lock it has today and whether it latches.',
    'Ask for one quote for each program, and how long it is valid.',
    'Do not order, sign or pay a deposit until the award letter says you may.',
    'Check fire and accessibility codes first. Ask your fire marshal to review the model, and keep the answer in writing.',
    'State the yearly cost of batteries, supplies and software. Ask if the grant may pay it, and name the fund that pays the rest.',
    'Naming us in an application does not replace your purchasing rules. With federal money, 2\u00a0CFR\u00a0200.317 to 200.327 apply too. You may need more than one quote.',
  ],
  awards: [
    'RSU 38 (Maranacook), Maine: electronic locks at all of its schools, from the School Violence Prevention Program (2019).',
  ],
  sources: [
    ...sourcesOf(communityFacilities),
    {
      label: 'RSU 38: what it bought, Kennebec Journal, 2019',
      href: 'https://www.centralmaine.com/2019/10/25/readfield-based-maranacook-to-reinforce-school-security-with-40500-grant/',
    },
  ],
});
