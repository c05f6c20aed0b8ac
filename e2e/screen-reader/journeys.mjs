/**
 * The journeys to record: a page, perhaps in a window of another width, then the steps there.
 *
 * - `press Return: words` presses a key and waits until Orca has said the words.
 * - `press Down ×3` presses it three times.
 * - `find h: words` presses it until Orca says the words.
 * - `type: words` types them.
 * - `read all` reads the page from its top, `read on` from where the reader is.
 *
 * Orca's keys: h goes to the next heading, b to the next button, arrows to the next line.
 *
 * @type {Record<string, string[]>}
 */
export const journeys = {
  'Home, read from top to bottom': ['', 'read all'],
  'A product page': ['products/nexus/', 'read all'],
  'The results of a solution': ['solutions/k12/', 'find h: Results That Matter', 'press Down ×10'],
  'Grants: a guide, and what could pay': [
    'resources/',
    'find b: Open the guide: Federal',
    'press Return: heading level 2',
    'press Tab ×3',
    'press Down ×20',
    'press Escape: Open the guide',
    'find b: Which grants could pay',
    'press Return: expanded',
    'press Down ×12',
    'press h ×2',
  ],
  Questions: ['resources/faq/', 'find b: discount', 'press Return: expanded', 'press Down ×2'],
  'The contact form, with two mistakes and without': [
    'contact/',
    'find b: Send Message',
    'press Return: Full Name',
    'press Tab: Email',
    'press shift+Tab: Please fill out',
    'type: Dana Ortiz',
    'press Return: Email',
    'type: dana',
    'press Return: email',
    'type: @larkfield.example',
    'press Tab: Institution Name',
    'type: Larkfield High',
    'find Tab: Send Message',
    'press Return: Thank you',
  ],
  'A link to the page, copied': [
    'products/panic-app/',
    'find Tab: Copy link',
    'press Return: copied',
  ],
  'A link, lines of the page it opens, and back': [
    '',
    'find Tab: About',
    'press Return: heading level 1',
    'press Down ×4',
    'press alt+Left: Elmgate',
    'press Down ×3',
    'read on',
  ],
  'A legal page, by its contents and by headings': [
    'privacy/',
    'find Tab: Cookies',
    'press Return: heading level 2',
    'press Down ×6',
    'press h ×2',
  ],
  'The accessibility page': ['accessibility/', 'read all'],
  'IT & privacy with its table': ['it-privacy/', 'read all'],
  'A small window: the menu': [
    'products/nexus/ 480',
    'find Tab: Menu',
    'press Return: Main menu',
    'press Tab ×4',
    'press Escape: Menu',
  ],
  'The products menu': [
    '',
    'find Tab: Products',
    'press Return: expanded',
    'press Tab ×3',
    'press Escape: collapsed',
    'find Tab: Resources',
    'press Return: expanded',
    'press Tab ×2',
    'press Tab: About',
  ],
  'The walkthrough': [
    'solutions/k12/',
    'find b: Watch Demo',
    'press Return: One hallway goes on Hold',
    'find Tab: Kind of alert',
    'find r: Gunshot',
    'press space: One staff drill',
    'press Escape: Watch Demo',
  ],
  'Watch one alert, on home': [
    '',
    'find b: Watch one alert',
    'press Return: Mr. Cole holds',
    'find Tab: Step forward',
    'press Return ×2',
    'press Escape: Watch one alert',
  ],
  'The lock panel': [
    '',
    'find b: Remote Control',
    'press Return: heading level 2',
    'find Tab: Lock all doors',
    'press Return: 206 is offline',
    'find Tab: Release Door 203',
    'press Return: Keep it locked',
    'press Tab: Release Door 203',
    'press Return: 203 released',
    'press Escape: Remote Control',
  ],
};
