/**
 * The journeys to record. Orca's keys: h goes to the next heading, b to the next button, e to the next
 * text field, arrows to the next line.
 *
 * @type {{ name: string, path: string, width?: number, play: (visit: any) => Promise<void> }[]}
 */
export const journeys = [
  { name: 'Home, read from top to bottom', path: '', play: (visit) => visit.readAll() },
  { name: 'A product page', path: 'products/nexus/', play: (visit) => visit.readAll() },
  {
    name: 'The results of a solution',
    path: 'solutions/k12/',
    async play({ find, press }) {
      await find('h', 'Results That Matter');
      await press('Down', { times: 10 });
    },
  },
  {
    name: 'Grants: a guide, and what could pay',
    path: 'resources/',
    async play({ find, press }) {
      await find('b', 'Open the guide: Federal');
      await press('Return', { until: 'heading level 2' });
      await press('Tab', { times: 3 });
      await press('Escape', { until: 'Open the guide' });
      await find('h', 'Which grants could pay');
      await press('Return', { until: 'expanded' });
      await press('Down', { times: 12 });
      await press('h', { times: 2 });
    },
  },
  {
    name: 'Questions',
    path: 'resources/faq/',
    async play({ find, press }) {
      await find('b', 'discount');
      await press('Return', { until: 'expanded' });
      await press('Down', { times: 2 });
    },
  },
  {
    name: 'The contact form, with a mistake and without',
    path: 'contact/',
    async play({ find, press, type }) {
      await find('b', 'Send Message');
      await press('Return', { until: 'Full Name' });
      await press('Tab', { until: 'Email' });
      await press('shift+Tab', { until: 'Please fill out' });
      await type('Dana Ortiz');
      await press('Return', { until: 'Email' });
      await type('dana@larkfield.example');
      await press('Tab', { until: 'Institution Name' });
      await type('Larkfield High');
      await find('Tab', 'Send Message');
      await press('Return', { until: 'Thank you' });
    },
  },
  {
    name: 'A link to the page, copied',
    path: 'products/panic-app/',
    async play({ find, press }) {
      await find('Tab', 'Copy link');
      await press('Return', { until: 'copied' });
    },
  },
  {
    name: 'A link, then the page it opens',
    path: '',
    async play({ find, press, readOn }) {
      await find('Tab', 'About');
      await press('Return', { until: 'heading level 1' });
      await readOn();
    },
  },
  {
    name: 'A legal page, by its contents and by headings',
    path: 'privacy/',
    async play({ find, press }) {
      await find('Tab', 'Cookies');
      await press('Return', { until: 'heading level 2' });
      await press('Down', { times: 6 });
      await press('h', { times: 2 });
    },
  },
  { name: 'The accessibility page', path: 'accessibility/', play: (visit) => visit.readAll() },
  { name: 'IT & privacy with its table', path: 'it-privacy/', play: (visit) => visit.readAll() },
  {
    name: 'A small window: the menu',
    path: 'products/nexus/',
    width: 480,
    async play({ find, press }) {
      await find('Tab', 'Menu');
      await press('Return', { until: 'Main menu' });
      await press('Tab', { times: 4 });
      await press('Escape', { until: 'Menu' });
    },
  },
  {
    name: 'The products menu',
    path: '',
    async play({ find, press }) {
      await find('Tab', 'Products');
      await press('Return', { until: 'expanded' });
      await press('Tab', { times: 3 });
      await press('Escape', { until: 'collapsed' });
    },
  },
  {
    name: 'The walkthrough',
    path: 'solutions/k12/',
    async play({ find, press }) {
      await find('b', 'Watch Demo');
      await press('Return', { until: 'One hallway goes on Hold' });
      await find('Tab', 'Kind of alert');
      await find('r', 'Gunshot');
      await press('space', { until: 'One staff drill' });
      await press('Escape', { until: 'Watch Demo' });
    },
  },
  {
    name: 'Watch one alert, on home',
    path: '',
    async play({ find, press }) {
      await find('b', 'Watch one alert');
      await press('Return', { until: 'Mr. Cole holds' });
      await find('Tab', 'Step forward');
      await press('Return', { times: 2 });
      await press('Escape', { until: 'Watch one alert' });
    },
  },
  {
    name: 'The lock panel',
    path: '',
    async play({ find, press }) {
      await find('b', 'Remote Control');
      await press('Return', { until: 'heading level 2' });
      await find('Tab', 'Lock all doors');
      await press('Return', { until: '206 is offline' });
      await find('Tab', 'Release Door 203');
      await press('Return', { until: 'Keep it locked' });
      await press('Tab', { until: 'Release Door 203' });
      await press('Return', { until: '203 released' });
      await press('Escape', { until: 'Remote Control' });
    },
  },
];
