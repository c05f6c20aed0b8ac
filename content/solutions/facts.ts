import { ownerFacts } from '@/content/site/owner-facts';
import type { Solution } from '@/content/site/types';

type Fact = Solution['facts'][number];

export const whoInstalls: Fact = {
  label: 'Who installs',
  text: `${ownerFacts.installers} Your staff only open the rooms.`,
};

export const howToPay: Fact = {
  label: 'How to pay',
  text: 'Choose your kind of school and your state: the grant check names the programs that may pay.',
  link: { label: 'Check the grants', to: '/resources' },
};
