import { outageSection } from '@/content/outages/words';
import { ownerFacts } from '@/content/site/owner-facts';
import type { Solution } from '@/content/site/types';

type Fact = Solution['facts'][number];

export const whoInstalls: Fact = {
  label: 'Who installs',
  text: `${ownerFacts.installers} Your staff open the rooms and walk the building with us.`,
};

export const whatFails: Fact = {
  label: 'When something fails',
  text: 'Each product page says what still works and what staff do meanwhile, and prints one page for your board.',
  link: outageSection.all,
};

export const howToPay: Fact = {
  label: 'How to pay',
  text: 'Choose your kind of school and your state: the grant check names the programs that may pay.',
  link: { label: 'Check the grants', to: '/resources' },
};
