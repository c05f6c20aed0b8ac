/**
 * The shapes of all words on the site. Content is plain, serialisable data: no React, no class
 * names, no functions. Icons are named here and drawn in components/ui/icon.tsx.
 */

import type { SchoolKind } from './walkthrough/types';

/** Icons a feature, value, grant or contact row may show. Each name is a key of components/ui/icon.tsx. */
export type IconName =
  | 'accessibility'
  | 'alert'
  | 'award'
  | 'badge'
  | 'battery'
  | 'bell'
  | 'book'
  | 'box'
  | 'building'
  | 'calendar'
  | 'camera'
  | 'chart'
  | 'check'
  | 'clipboard'
  | 'clock'
  | 'door'
  | 'ear'
  | 'eye'
  | 'file'
  | 'gate'
  | 'hand'
  | 'handshake'
  | 'heart'
  | 'history'
  | 'key'
  | 'languages'
  | 'layers'
  | 'list'
  | 'lock'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'megaphone'
  | 'message'
  | 'network'
  | 'pen'
  | 'pencil-ruler'
  | 'phone'
  | 'power'
  | 'printer'
  | 'radio'
  | 'route'
  | 'school'
  | 'search'
  | 'shield-check'
  | 'smartphone'
  | 'ticket'
  | 'timer'
  | 'trophy'
  | 'users'
  | 'wrench'
  | 'zap';

/** The nine modules' icons: few, because the header carries them on every page. */
export type ModuleIconName =
  | 'nexus'
  | 'drill'
  | 'ticketing'
  | 'panic'
  | 'visitor'
  | 'gunshot'
  | 'lock'
  | 'notifications'
  | 'tip-line';

/** What a page says of itself to tabs, search engines and shared links. */
export type Meta = {
  /** Without the brand: the shell adds " | Elmgate". At most 50 characters. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
};

/** A picture under public/media. Sizes are the file's own, in pixels. */
export type Picture = {
  src: `/media/${string}`;
  width: number;
  height: number;
  /** Empty for a picture that only repeats the words beside it. */
  alt: string;
};

/** A part of a picture, seen from nearer; `crop` is in the picture's own units. */
export type CroppedPicture = Picture & {
  crop: { x: number; y: number; width: number; height: number };
};

/** A link inside the site. `to` is a route path such as "/contact", never a hash. */
export type InternalLink = { label: string; to: `/${string}` };

/** Icon, title and description: features, differentiators. */
export type Feature = { icon: IconName; title: string; description: string };

/** Title and description: values, challenges. */
export type Point = { title: string; description: string };

/** A minute of the school day and what happens in it. */
export type Moment = { time: string; event: string };

/** A rectangle of the home scene, in its 960 by 720 units. */
export type Room = { x: number; y: number; width: number; height: number };

/** A product's own page (SPEC section 3, "Product page content"). */
export type Product = {
  slug: string;
  name: string;
  /** The h1 where the name wants to break or read differently; else the name. */
  subtitle: string;
  description: string;
  meta: Meta;
  /** 'beta' shows the Coming Soon page on the product's addresses (DECISIONS: availability). */
  availability: 'available' | 'beta';
  /** Inverted pages: dark hero, picture on the left, story before the features. */
  inverted: boolean;
  /** The scene in the hero. */
  picture: Picture;
  features: [Feature, Feature, Feature];
  /** Where in the cut-open school the product lives; one room is lit. */
  keyPlan: { label: string; place: string; room: Room };
  story: {
    headline: string;
    /** Two or three; the first is set larger. */
    paragraphs: string[];
    /** Two to five minutes of one school day. */
    timeline: Moment[];
    /** Beside the story on inverted pages. */
    picture?: CroppedPicture;
  };
  /** What a principal asks: first minute, connections, limits. */
  answers: { firstMinute: string; connectsTo: string[]; doesNot: string[] };
};

/** A module of the platform on cards and menus (SPEC section 3, "Product catalogue card"). */
export type Module = {
  id: string;
  name: string;
  subtitle: string;
  /** One sentence, for the home card and the mega-menu's panel. */
  description: string;
  icon: ModuleIconName;
  category: 'Platform' | 'Emergency' | 'Operations' | 'Compliance' | 'Access Control' | 'Safety';
  /** Where the header's menu leads, e.g. /products/drill-management. */
  route: `/products/${string}`;
  /** Where the home card's View More leads, e.g. /product/drill. */
  cardRoute: `/product/${string}`;
  tags: [string, string];
  picture: Picture;
  /** Rapid Lockdown's card carries the Remote Control action. */
  remoteControl?: true;
};

/** A figure that counts up: prefix + value + unit, e.g. "+" 23 "%". */
export type Statistic = {
  prefix?: '+' | '<';
  value: number;
  /** Digits after the point. */
  decimals?: number;
  /** Directly after the number: "%", "+", "days". */
  unit: string;
  label: string;
};

/** One of the three solution pages. */
export type Solution = {
  slug: 'k12' | 'multi-site' | 'private-charter';
  name: string;
  /** The kind of school its walkthrough starts with. */
  school: SchoolKind;
  meta: Meta;
  hero: { lead: string; picture: Picture };
  /** On the solutions overview. */
  block: { summary: string; link: string };
  challenge: { headline: string; points: [Point, Point, Point] };
  solution: {
    headline: string;
    blocks: [SolutionBlock, SolutionBlock, SolutionBlock];
  };
  results: [Statistic, Statistic, Statistic, Statistic];
  callToAction: string;
};
type SolutionBlock = Point & { picture: Picture };

/** A part of a grant guide. Items are sentences; a section has paragraphs, items or both. */
export type GuideSection = {
  id: 'eligibility' | 'example-uses' | 'tips' | 'examples-of-awards';
  title: string;
  paragraphs?: string[];
  items?: string[];
};

/** One of the six grant cards (SPEC section 3). */
export type GrantCard = {
  /** Names the guide's file: content/grants/<slug>.ts. */
  slug: string;
  icon: IconName;
  title: string;
  summary: string;
  /** Time to read the guide, in whole minutes; a test holds it to the guide's length. */
  minutes: number;
};

/** What a grant card opens: long static guidance. */
export type Guide = {
  lead: string;
  sections: GuideSection[];
  /** Pages named in the guide, printed with their addresses. */
  sources: { label: string; href: `https://${string}` }[];
};

export type FaqItem = { question: string; answer: string };

/** A numbered section of a legal page. Paragraphs may hold mailto links as {privacy} and {support}. */
export type LegalSection = { title: string; paragraphs: string[] };
export type LegalDocument = {
  slug: 'privacy' | 'terms';
  title: string;
  meta: Meta;
  updated: string;
  sections: LegalSection[];
};
