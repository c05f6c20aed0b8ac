import { brand } from '@/content/site/brand';
import { asking } from '@/content/site/demo';
import { ownerFacts } from '@/content/site/owner-facts';
import type { LegalDocument } from '@/content/site/types';

/**
 * The accessibility statement. It repeats docs/accessibility.md for visitors: change both together, and
 * say only what was tested.
 */
export const accessibility: LegalDocument = {
  slug: 'accessibility',
  title: 'Accessibility',
  meta: {
    title: 'Accessibility of This Website: What Was Tested',
    description: `How people with disabilities can use the ${brand.name} website: what we tested and with what, what still falls short, and how to tell us about a barrier.`,
  },
  updated: 'Last updated November 2026',
  sections: [
    {
      title: 'What we aim for',
      paragraphs: [
        'Everyone should be able to read and use this website, with or without a mouse, a large screen or good sight. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA.',
        'This page is our own report. No outside auditor has checked the site, and we claim no certificate.',
        `It is about this website only. It is not about the dashboard, the app or the hardware that we sell. ${ownerFacts.accessibilityReport}`,
      ],
    },
    {
      title: 'What you can expect',
      paragraphs: [],
      items: [
        'Every button, link, menu and form works with the keyboard alone. You can always see where you are.',
        'Text can be twice as large, and pages fit a window 320 pixels wide without scrolling to the side.',
        'If you ask your device for less motion, nothing slides or counts up. Otherwise, you can pause what moves.',
        'If you set your own colors or more contrast, buttons, fields and dialogs keep a visible edge.',
        'The stories that play, such as “Watch one alert”, have a text version. Nothing here has sound.',
        'All pages can be read without JavaScript.',
      ],
    },
    {
      title: 'What we tested, and with what',
      paragraphs: [
        'All but the last are part of the site’s code and run on its main kinds of page:',
      ],
      items: [
        'The checker axe in Chromium, at the width of a phone and of a desktop.',
        'The keyboard: menus, tabs, questions, dialogs and the form.',
        'Windows from 320 to 1920 pixels wide, text at 200%, and wider spacing of letters, words and rows.',
        'Forced colors, more contrast and reduced motion.',
        'The contrast of text that lies on a picture, measured on the screen.',
        'A short set of the same tests in Firefox and WebKit, the engine of Safari.',
        'The screen reader Orca with Firefox, last in November 2026. We recorded what it said and read it.',
      ],
    },
    {
      title: 'What falls short',
      paragraphs: [],
      items: [
        'Nobody with a disability has tested this website yet.',
        'NVDA, JAWS, VoiceOver and TalkBack have not been tried. Neither has Safari on a phone.',
        'Orca says what is missing in a field of the form, but not that the field is invalid.',
        'With forced colors, pictures keep their own colors. Text on them gets a plain box behind it.',
        'An address that does not exist shows an empty page. Only its title, and a heading for screen readers, say “Page not found”.',
      ],
    },
    {
      title: 'Tell us about a barrier',
      paragraphs: [
        'If something here does not work for you, write to {general} or call {phone}. You do not have to use the contact form.',
        `Say which page it is, what you wanted to do, and which browser and aids you use. ${asking.answer}`,
        'Our hours are on the contact page. If you need something from this website in another form, ask us the same way.',
      ],
    },
  ],
};
