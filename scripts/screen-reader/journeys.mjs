/**
 * The journeys to record. Orca's keys: h goes to the next heading, b to the next button, e to the next
 * text field, arrows to the next line.
 *
 * @type {{ name: string, path: string, play: (visit: any) => Promise<void> }[]}
 */
export const journeys = [
  { name: 'Home, read from top to bottom', path: '', play: (visit) => visit.readAll() },
  { name: 'A product page', path: 'products/nexus/', play: (visit) => visit.readAll() },
  {
    name: 'The results of a solution',
    path: 'solutions/k12/',
    async play({ find, press }) {
      await find('h', 'Results That Matter');
      await press('Down', { times: 9 });
    },
  },
  {
    name: 'Grants: a guide, and what could pay',
    path: 'resources/',
    async play({ find, press }) {
      await find('b', 'Open the guide: Federal');
      await press('Return', { for: 4000 });
      await press('Tab', { times: 3 });
      await press('Escape');
      await find('Tab', 'Public school or district', 20);
      await press('Tab');
      await press('Down', { times: 2 });
    },
  },
  {
    name: 'Questions',
    path: 'resources/faq/',
    async play({ find, press }) {
      await find('b', 'discount');
      await press('Return', { until: /expanded/ });
      await press('Down', { times: 2 });
    },
  },
  {
    name: 'The contact form, with a mistake and without',
    path: 'contact/',
    async play({ find, press, type }) {
      await find('Tab', 'Full Name', 30);
      await type('Dana Ortiz');
      await press('Return', { for: 3000 });
      await type('dana@larkfield.example');
      await press('Tab');
      await type('Larkfield High');
      await press('Return', { until: /Thank you/ });
    },
  },
  {
    name: 'The products menu',
    path: '',
    async play({ find, press }) {
      await find('Tab', 'Products', 10);
      await press('Return', { until: /expanded/ });
      await press('Tab', { times: 3 });
      await press('Escape');
    },
  },
  {
    name: 'The walkthrough',
    path: 'solutions/k12/',
    async play({ find, press }) {
      await find('b', 'Watch Demo');
      await press('Return', { for: 4000 });
      await find('Tab', 'Play push button', 16);
      await press('Return', { for: 5000 });
      await press('Escape');
    },
  },
  {
    name: 'The lock panel',
    path: '',
    async play({ find, press }) {
      await find('b', 'Remote Control');
      await press('Return', { for: 4000 });
      await find('Tab', 'Lock Door 204', 12);
      await press('Return', { until: /204 secured/ });
      await press('shift+Tab', { until: /Door 203/ });
      await press('Return', { until: /Keep it locked/ });
      await press('shift+Tab', { until: /Release Door 203/ });
      await press('Return', { until: /203 released/ });
      await press('Escape');
    },
  },
];
