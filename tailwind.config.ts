import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { breakpoints, dialogFits } from './content/site/breakpoints';
import {
  easing,
  flow,
  header,
  hover,
  lockPanel,
  pageLoad,
  sceneMove,
  tabFade,
  walkthrough,
} from './content/site/timing';
import { palette } from './styles/palette';
import { scene } from './styles/scene-plugin';

/**
 * Every design token but the base colors, which are the brand's (content/site/brand.ts). A changed line
 * applies everywhere. Components use the semantic names below (`bg-ground`, `text-quiet`), never the
 * palette itself. styles/contrast.test.ts computes the contrast of every pair that is allowed.
 */

/** What each color is for. These names, and no others, exist as classes. */
export const colors = {
  /** Takes the color of the text around it; for icons. */
  current: 'currentColor',
  transparent: 'transparent',

  /** Page background ("ground" means background throughout these names). */
  ground: palette.paper,
  /** Second background: alternate sections, pills, icon tiles. */
  'ground-alt': palette.bone,
  /** Cards, form, modal. */
  surface: palette.white,
  /** Morning sky: home hero, key plan, first block of Solutions. */
  sky: palette.sky,
  /** Warm background: its third block. */
  warm: palette.warm,
  /** Cool background: its second block, mist behind the hallway. */
  mist: palette['good-soft'],

  /** Headings, body text, dark button. Text has three levels: strong, soft (secondary), quiet (tertiary). */
  strong: palette.ink,
  /** Secondary text. */
  soft: palette['ink-2'],
  /** Tertiary text and numerals. */
  quiet: palette['ink-3'],
  /** Text in tag pills. */
  pill: palette['ink-pill'],

  /** Hairlines on light backgrounds. */
  hairline: palette.rule,
  /** Borders that must be seen to be used: inputs. */
  outline: palette['rule-strong'],

  /** Dark sections. */
  dark: palette.dark,
  /** Footer and device wells. */
  'dark-deep': palette['dark-deep'],
  /** Frames of devices on dark. */
  bezel: palette['dark-bezel'],
  /** Panels on dark. */
  'dark-raised': palette['dark-raised'],
  /** Hairlines and icon tiles on dark. */
  'dark-line': palette['dark-line'],
  /** Text on dark. */
  'on-dark': palette.chalk,
  /** Secondary text on dark. */
  'on-dark-soft': palette['chalk-2'],
  /** Rings of steps still to come, on dark. Never text. */
  'on-dark-faint': palette['chalk-3'],

  /** The line, which only styles/line.css draws. */
  line: palette.line,
  /** Where someone acts: primary buttons, underlines of links, the call to action, alerts. */
  action: palette.line,
  /** What is current, open or chosen, beside a second sign of it. */
  selected: palette.line,
  /** The brand's mark, and the hub that holds it. */
  mark: palette.line,
  /** Icons, badges and small marks. As all names of this color, never text on a light background. */
  accent: palette.line,
  /** A row or note that needs attention. */
  attention: palette['line-tint'],

  /** "All well". */
  good: palette.good,
  /** Quiet positive pill. */
  'good-soft': palette['good-soft'],
  /** Success note. */
  'good-note': palette['good-note'],
  'good-text': palette['good-text'],

  /** Hills and soil that continue a picture beyond its edges. */
  hill: palette.hill,
  'hill-far': palette['hill-far'],
  soil: palette.soil,

  /** The system's color for what is current, in forced colors. */
  highlight: 'Highlight',

  /** Form errors only. */
  error: palette.error,
  'error-note': palette['error-note'],
  'error-text': palette['error-text'],
} as const;

const margins = { phone: '16px', tablet: '56px', desktop: '80px' };
const gutters = { phone: '16px', wide: '24px' };

/** Pixels to rem, so that a visitor's larger default text enlarges everything. */
const rem = (px: number) => `${px / 16}rem`;

/** The largest text below a title, in pixels. */
const largestText = 19;

/**
 * Grows evenly from `small` at a 390 px window to `large` at 1440 px. Titles stop growing with a
 * visitor's larger default text where their words would no longer fit the window, but are never smaller
 * than the text below them.
 */
const fluid = (small: number, large: number) => {
  const slope = (large - small) / (1440 - 390);
  const base = `${+((small - slope * 390) / 16).toFixed(3)}rem`;
  const size = `clamp(${rem(small)}, calc(${base} + ${+(slope * 100).toFixed(2)}vw), ${rem(large)})`;
  if (small < 22) return size;
  const capped = `min(${size}, ${(small / 3.2).toFixed(2)}vw)`;
  // From twice the text's size even the cap is larger in the narrowest window.
  return small < 2 * largestText ? `max(${rem(largestText)}, ${capped})` : capped;
};

/**
 * Grows evenly from one size to another between two widths of the header, which is a container.
 * Stops growing where the page does.
 */
const headerFluid = (small: number, from: number, large: number, to: number) => {
  const slope = (large - small) / (to - from);
  const grown = `min(${(slope * 100).toFixed(3)}cqi, ${rem(+(slope * 1440).toFixed(2))})`;
  return `clamp(${rem(small)}, calc(${grown} + ${rem(+(small - slope * from).toFixed(2))}), ${rem(large)})`;
};

type FontSize = [string, { lineHeight: string; letterSpacing?: string; fontWeight?: string }];
const type = (
  size: string,
  lineHeight: string,
  letterSpacing?: string,
  fontWeight?: string,
): FontSize => [
  size,
  { lineHeight, ...(letterSpacing && { letterSpacing }), ...(fontWeight && { fontWeight }) },
];

/** The type scale: size, line height, tracking, weight. */
export const fontSize: Record<string, FontSize> = {
  /** Home's h1: smaller in a low window, so that the school is seen below it. */
  'display-1-home': type(
    `max(min(2.75rem, 13.7vw), min(${fluid(48, 92)}, 8.6svh - 0.7rem))`,
    '1',
    '-0.035em',
    '600',
  ),
  /** The page's h1. */
  'display-1': type(fluid(48, 92), '1', '-0.035em', '600'),
  /** Section titles that stand alone, the call to action, an h1 of many words beside a picture. */
  'display-2': type(
    `max(min(2.125rem, 10.62vw), min(${fluid(42, 72)}, 14svh - 1.25rem))`,
    '1.02',
    '-0.033em',
    '600',
  ),
  /** Section titles. */
  h2: type(fluid(34, 52), '1.06', '-0.028em', '600'),
  /** Titles inside a section. */
  h3: type(fluid(26, 30), '1.16', '-0.018em', '600'),
  /** Card titles. */
  h4: type(fluid(22, 24), '1.2', '-0.014em', '600'),
  /** The walkthrough's caption, and titles of cards half a page wide. */
  caption: type(fluid(24, 27), '1.15', '-0.018em', '600'),
  /** The paragraph under a title. */
  lead: type(fluid(18.5, 21), '1.5'),
  /** Reading text. */
  body: type(rem(17), '1.6'),
  /** Answers and facts of product pages, captions of the alert. */
  detail: type(rem(16), '1.6'),
  /** Titles in menus and small dialogs. */
  h5: type(rem(20), '1.2', undefined, '600'),
  /** Captions, notes, pills. */
  small: type(rem(15), '1.5'),
  /** The smallest size. */
  tiny: type(rem(14), '1.4'),
  /** Navigation, buttons, field labels. */
  label: type(rem(16.5), '1.3', '-0.005em'),
  /** The header's navigation: 14 px at 768, 16.5 from 1025. */
  nav: type(headerFluid(14, 860, 16.5, 1025), '1.3', '-0.005em'),
  /** The figures of results. */
  figure: type(fluid(58, 96), '1', '-0.045em', '600'),
};

/** A visitor's own fonts with the metrics of the brand's (styles/fallback-fonts.css). */
const nearDisplay = 'near-display-arial, near-display-roboto, system-ui, sans-serif';
const nearText = 'near-text-arial, near-text-roboto, system-ui, sans-serif';

/** Each web font once a linked sheet names it (styles/web-fonts.css), and what is shown until it has loaded. */
const faces = {
  display: `var(--web-display, near-display-arial), ${nearDisplay}`,
  text: `var(--web-text, near-text-arial), ${nearText}`,
};

/** What a diagram says of its dots: `reverse`, and `paused`. */
const flowState = 'var(--direction, normal) var(--state, running)';

const curve = (points: readonly number[]) => `cubic-bezier(${points.join()})`;
const transitionDuration = {
  hover: `${hover}ms`,
  tab: `${tabFade}ms`,
  /** A room's light in the walkthrough. */
  light: `${walkthrough.light}ms`,
  leaf: `${lockPanel.leaf}ms`,
  scene: `${sceneMove}ms`,
};

/** Ink with an opacity. */
const shade = (alpha: string) => palette.ink + alpha;

/** Each is a class, such as `shadow-rest`. */
export const boxShadow = {
  /** Card at rest. */
  rest: `0 1px 2px ${shade('0F')}, 0 2px 6px ${shade('0D')}`,
  /** Contact form, door plate. */
  raised: `0 2px 4px ${shade('0F')}, 0 18px 40px -12px ${shade('38')}`,
  /** Card under the pointer, menu, modal. */
  lifted: `0 4px 8px ${shade('14')}, 0 40px 80px -24px ${shade('59')}`,
  /** A hairline around a picture. */
  frame: `0 0 0 1px ${colors.hairline}`,
  /** Around a secondary button, because browsers round a border of 1.5 px to 1. */
  ring: 'inset 0 0 0 1.5px var(--edge, currentColor)',
};

export default {
  // styles/globals.css says where classes are looked for.
  content: [],
  theme: {
    colors,
    fontSize,

    fontFamily: {
      /** Display and interface labels. */
      display: 'var(--display)',
      /** Reading text. */
      text: 'var(--text)',
    },

    /** Minimum window widths of each layout; components read them from the same file. */
    screens: breakpoints,

    /** The least width of a card whose picture is beside its words. */
    containers: { card: '41rem' },

    borderRadius: {
      none: '0',
      /** The focus ring of a text link. */
      link: '2px',
      /** Nav chip, small plates. */
      chip: '8px',
      /** Buttons and inputs. */
      control: '10px',
      /** Icon tiles. */
      tile: '12px',
      /** Cards. */
      card: '16px',
      /** Menus. */
      menu: '18px',
      /** Pictures, panels, modals. */
      panel: '20px',
      /** Door plates. */
      plate: '22px',
      /** Pills and nodes. */
      full: '9999px',
    },

    transitionDuration,
    transitionTimingFunction: { enter: curve(easing.enter) },

    extend: {
      animation: {
        /** The line under the header while a page takes long to load. */
        pending: `pending ${pageLoad.timeout}ms ${curve(easing.enter)} both`,
        /** The two dots of each link of the flow diagram. */
        flow: `flow ${flow.loop}ms linear infinite ${flowState}`,
        'flow-later': `flow ${flow.loop}ms ${-flow.loop / 2}ms linear infinite ${flowState}`,
      },
      keyframes: {
        pending: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
        /** A dot grows and shrinks at both ends, so that what it comes out of or goes into never cuts it. */
        flow: {
          from: { 'offset-distance': 'var(--start)', transform: 'scale(0)' },
          '9%, 91%': { transform: 'scale(1)' },
          to: { 'offset-distance': 'var(--end)', transform: 'scale(0)' },
        },
      },

      /** Besides Tailwind's steps of 4 px. */
      spacing: {
        /** Page margins. */
        'margin-phone': margins.phone,
        'margin-tablet': margins.tablet,
        'margin-desktop': margins.desktop,
        /** Between columns. */
        'gutter-phone': gutters.phone,
        gutter: gutters.wide,
        /** Above and below a section: 60 on a phone, 104 on a desktop. */
        section: 'var(--section)',
        /** Between the head of a section and what follows. */
        head: 'var(--head)',
        /** Above a page's title, with the header. */
        'page-top': 'var(--page-top)',
        /** The page's margin, and the distance between its columns, in the current grid. */
        margin: 'var(--margin)',
        grid: 'var(--gutter)',
        /** At both ends of a button; less of a narrow window where the default text is large. */
        button: 'min(1.625rem, 7vw)',
        'button-small': 'min(1.25rem, 6vw)',
        /** The fixed header, before and after 80 px of scrolling. */
        header: rem(header.height),
        'header-scrolled': rem(header.scrolledHeight),
        /** Beside the text of a header item: 6 px up to a window of 900 px, 14 px from 1240. */
        'nav-item': headerFluid(6, 900, 14, 1240),
        /** Between logo and navigation: 8 px up to a window of 900 px, 44 px from 1440. */
        'nav-start': headerFluid(8, 900, 44, 1440),
        /** Pull large type to the left, so that its first stem stands on the margin. */
        'hang-display-1': '0.035em',
        'hang-display-2': '0.03em',
        'hang-h2': '0.02em',
      },
      borderWidth: {
        /** Inputs and rules that have to be seen. */
        medium: '1.5px',
      },
      letterSpacing: {
        title: '-0.014em',
      },
      maxWidth: {
        /** The page container. */
        page: breakpoints.page,
        /** Reading measure, 60 to 70 characters. */
        measure: '36rem',
        modal: '1200px',
        /** Titles that break after two or three words. */
        title: '9em',
      },
      maxHeight: {
        modal: '90vh',
      },
      width: {
        /** Mega-menu and its description panel; they grow with the visitor's text, as their window does. */
        'mega-menu': rem(760),
        'mega-menu-panel': rem(280),
        'resources-menu': rem(240),
      },
    },
  },
  plugins: [
    scene,
    plugin(({ addBase, addUtilities, addVariant }) => {
      addBase({
        ':root': {
          '--display': faces.display,
          '--text': faces.text,
          '--hover': transitionDuration.hover,
          '--section': fluid(60, 104),
          '--head': fluid(32, 48),
          '--page-top': '7rem',
          '--margin': margins.phone,
          '--gutter': gutters.phone,
          [`@media (width >= ${breakpoints.md})`]: {
            '--page-top': '9.5rem',
            '--margin': margins.tablet,
            '--gutter': gutters.wide,
          },
          [`@media (width >= ${breakpoints.desktop})`]: { '--margin': margins.desktop },
        },
      });
      addUtilities({
        /** The hover effects of an element, whatever it changes. */
        '.transition-hover': {
          transitionProperty:
            'color, background-color, border-color, text-decoration-color, opacity, height, translate, rotate, scale, box-shadow',
          transitionDuration: 'var(--hover)',
          transitionTimingFunction: curve(easing.enter),
        },
        ...Object.fromEntries(
          Object.entries(boxShadow).map(([name, shadow]) => [
            `.shadow-${name}`,
            { boxShadow: shadow },
          ]),
        ),
      });
      /** Where the scripts are switched off or did not start (app/_prerender/early-press.ts). */
      addVariant('noscript', ['@media (scripting: none)', '[data-shell=failed] &']);
      /** On a screen, where they start or may still. */
      addVariant(
        'script',
        '@media screen and (scripting: enabled) { html:not([data-shell=failed]) & }',
      );
      /** The page is scrolled past 80 px (app/_prerender/early-press.ts). */
      addVariant('scrolled', '[data-scrolled=true] &');
      addVariant('dialog-fits', `@media ${dialogFits}`);
    }),
  ],
} satisfies Config;
