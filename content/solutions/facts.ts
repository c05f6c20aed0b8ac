import type { Solution } from '@/content/site/types';

type Fact = Solution['facts'][number];

export const whoInstalls: Fact = {
  label: 'Who installs',
  text: 'We do, or an installer we have approved. Your staff move nothing.',
};

export const howToPay: Fact = {
  label: 'How to pay',
  text: 'Choose your kind of school and your state: the grant check names the programs that may pay.',
  link: { label: 'Check the grants', to: '/resources' },
};
