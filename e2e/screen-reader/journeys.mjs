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
      await find('shift+Tab', 'What you want to fund');
      await press('Down', { times: 2 });
      await press('space', { until: 'Mass notification' });
    },
  },
  {
    name: 'The choices of what could pay, line by line',
    path: 'resources/',
    async play({ find, press }) {
      await find('h', 'Which grants could pay');
      await press('Down', { times: 12 });
    },
  },
  {
    name: 'What could pay, by headings',
    path: 'resources/',
    async play({ find, press }) {
      await find('h', 'Door locks, public school');
      await press('Down', { times: 2 });
      await press('h');
      await press('Down', { times: 3 });
      await press('h');
      await press('Down', { times: 3 });
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
    name: 'The contact form, sent with Enter in a field',
    path: 'contact/',
    async play({ find, press, type }) {
      await find('Tab', 'Full Name');
      await type('Dana Ortiz');
      await press('Tab', { until: 'Email' });
      await type('dana@larkfield.example');
      await press('Tab', { until: 'Institution Name' });
      await type('Larkfield High');
      await press('Return', { until: 'Thank you' });
      await press('Tab', { times: 2 });
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
    name: 'Back and Forward',
    path: '',
    async play({ find, press }) {
      await find('Tab', 'About');
      await press('Return', { until: 'heading level 1' });
      await press('alt+Left', { until: 'School Safety' });
      await press('alt+Right', { until: 'About' });
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
  {
    name: 'The accessibility page',
    path: 'accessibility/',
    play: (visit) => visit.readAll(),
  },
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
    name: 'Watch one alert, to its end',
    path: '',
    async play({ find, press }) {
      await find('b', 'Watch one alert');
      await press('Return', { until: 'The alert has ended' });
      await press('Tab', { times: 2 });
    },
  },
  {
    name: 'A school’s name, put on the building and taken away',
    path: '',
    async play({ find, press, type }) {
      await find('Tab', 'school’s name on it');
      await press('Return', { until: 'entry' });
      await type('Lincoln High');
      await press('Return', { until: 'is now on the roof' });
      await press('Tab', { until: 'Take it away' });
      await press('Return', { until: 'Put your school' });
    },
  },
  {
    name: 'What still works when something fails',
    path: 'products/nexus/',
    async play({ find, press }) {
      await find('b', 'Try it on screen');
      await press('Return', { until: 'What still works' });
      await find('Tab', 'Power');
      await press('space', { until: 'Without power and our servers' });
      await press('Tab', { until: 'Cell service' });
      await press('space', { until: 'cell service' });
      await find('Tab', 'Each product');
      await press('h', { times: 3 });
      await press('Down', { times: 3 });
      await press('Escape', { until: 'Try it on screen' });
    },
  },
  {
    name: 'One tip and every copy of it',
    path: 'products/tip-line/',
    async play({ find, press }) {
      await find('Tab', 'One tip');
      await press('Return', { until: 'expanded' });
      await press('Tab', { until: 'Step by step' });
      await press('Return', { until: 'On the phone' });
      await press('Return', { times: 2 });
      await press('h');
      await press('Down', { times: 4 });
    },
  },
  {
    name: 'A link copied, and a page printed',
    path: 'products/panic-app/',
    async play({ find, press }) {
      await find('Tab', 'Print for your board');
      await press('Return');
      await find('Tab', 'Copy link');
      await press('Return', { until: 'copied' });
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
