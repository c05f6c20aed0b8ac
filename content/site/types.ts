/**
 * The types of all content. Content is plain, serializable data: no React, no class names, no
 * functions. Icons are named here; components/ui/icon.tsx has them.
 */

import type { ProductOutages } from '@/content/outages/types';
import type { OwnerFact } from '@/content/site/owner-facts';
import type { SchoolKind, Trigger } from '@/content/walkthrough/types';

/** Icons of features, values, grants and contact rows, in components/ui/icon.tsx. */
export type IconName =
  | 'badge'
  | 'battery'
  | 'box'
  | 'calendar'
  | 'camera'
  | 'chart'
  | 'check'
  | 'clock'
  | 'door'
  | 'ear'
  | 'eye'
  | 'file'
  | 'hand'
  | 'heart'
  | 'history'
  | 'languages'
  | 'list'
  | 'lock'
  | 'mail'
  | 'map'
  | 'pin'
  | 'megaphone'
  | 'message'
  | 'pen'
  | 'ruler'
  | 'phone'
  | 'printer'
  | 'route'
  | 'school'
  | 'search'
  | 'shield'
  | 'ticket'
  | 'timer'
  | 'trophy'
  | 'users'
  | 'wrench'
  | 'zap';

/** Icons of products: a separate, small set, because the header's menu loads them. */
export type ModuleIconName =
  | 'nexus'
  | 'drill'
  | 'ticketing'
  | 'panic'
  | 'visitor'
  | 'gunshot'
  | 'lock'
  | 'notifications'
  | 'tip-line'
  | 'insights'
  | 'manual-lock'
  | 'floor-plan';

/** A page's title and description in browser tabs, search results and shared links. */
export type Meta = {
  /** Without the brand: the shell adds " | Elmgate". 50 to 60 characters with it. */
  title: string;
  /** 120 to 158 characters. */
  description: string;
};

/** A picture that is served from content/illustrations. Sizes are its own, in pixels. */
export type Picture = {
  src: `/media/${string}`;
  /** On a phone: one thing of it, half as large, of the same proportions. */
  small?: `/media/${string}`;
  width: number;
  height: number;
  /** Empty if the picture only repeats the words beside it. */
  alt: string;
};

/**
 * A link inside the site. `to` is a route path such as "/contact", never a hash; `anchor` is the id of a
 * place in that page.
 */
export type InternalLink = { label: string; to: `/${string}`; anchor?: string };

/** Icon, title and description: features, differentiators, values. */
export type Feature = { icon: IconName; title: string; description: string };

/** Title and description: challenges. */
type Point = { title: string; description: string };

/** A clock time of the school day and what happens then. */
export type Moment = { time: string; event: string };

/** A question that a buyer asks: with its answer, or a fact that only the owner of this site knows. */
type BuyerQuestion = { question: string } & ({ answer: string } | { fact: OwnerFact });

/** The lines under a product's lead: what it needs, the first worry, the price's parts, the start. */
type ProductFacts = {
  need: string;
  worry: { label: string; answer: string };
  price: string;
  /** After the weeks that most schools need. */
  starts?: string;
};

/**
 * A product outside its page: in the menu and on cards. Small, because the menu and home load it for
 * every product they show.
 */
export type ProductSummary = {
  /** The name of its file in content/products. */
  id: string;
  name: string;
  subtitle: string;
  /** One sentence, for the home card and the menu's panel. */
  description: string;
  icon: ModuleIconName;
  category: 'Platform' | 'Emergency' | 'Operations' | 'Compliance' | 'Access Control' | 'Safety';
  /** /products/<id>, where its card on /products and its item of the menu lead. */
  route: `/products/${string}`;
  /** Coming Soon is on its addresses, hidden from search engines, and no list names it. */
  availability?: 'beta';
  /** Its place in the menu, on home and on /products; a product without one is only named there. */
  position?: number;
  tags: [string, string];
  /** Without a text alternative, because the card's words are beside it. */
  picture: Picture;
  /** Adds the Remote Control action to the home card. */
  remoteControl?: true;
};

/** An item of the header's menus; `anchor` is the id of a place in its page. */
export type MenuItem = Pick<ProductSummary, 'id' | 'name' | 'description' | 'icon'> & {
  path: InternalLink['to'];
  anchor?: string;
};

/**
 * A product's page: its summary, its outages and the words of the page. Use plain literals only: the
 * bundler cannot separate summary and outages from expressions such as a spread.
 */
export type Product = {
  summary: ProductSummary;
  meta: Meta;
  /** Dark hero and story, with the picture of the hero at the left. */
  inverted: boolean;
  /** Under the name in the hero. */
  lead: string;
  /** Under the lead. */
  facts: ProductFacts;
  /** The alert of the walkthrough that shows it at work. */
  alert?: Trigger;
  features: [Feature, Feature, Feature];
  /** In the hero, with its text alternative; by default the summary's picture. */
  featureImage?: Picture;
  /** `timeline` has two to five minutes of one school day. */
  story: { headline: string; paragraphs: string[]; timeline: Moment[] };
  /** Before the story. */
  storyImage?: Picture;
  /** What it does not do: whole sentences, and after a "no" what the school can do. */
  doesNot: string[];
  questions: BuyerQuestion[];
  /** What is left of it without internet, power, cell service or our servers. */
  outages: ProductOutages;
  /** Ids of products that work well with it. */
  worksWith: [string, string, string];
};

/** A figure: prefix + value + unit, e.g. "+" 23 "%". Results of solutions count up. */
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
  hero: {
    lead: string;
    picture: Picture;
    facts: Record<'size' | 'installs' | 'ready' | 'pays', string>;
  };
  /** On the solutions overview. */
  block: { picture: Picture; summary: string; link: string };
  challenge: { headline: string; picture: Picture; points: [Point, Point, Point] };
  /** Answers the challenge one to one, in its order. */
  solution: {
    headline: string;
    lead?: string;
    blocks: [SolutionPart, SolutionPart, SolutionPart];
  };
  /** Private schools only: one day without the secretary. */
  day?: { title: string; lead?: string; moments: readonly { label: string; text: string }[] };
  results: [Statistic, Statistic, Statistic, Statistic];
  callToAction: string;
};

type SolutionPart = Point & { picture: Picture };

/** A part of a grant guide. Items are sentences; a section has paragraphs, items or both. */
type GuideSection = {
  id: 'eligibility' | 'example-uses' | 'tips' | 'examples-of-awards';
  title: string;
  paragraphs?: string[];
  items?: string[];
};

/** One of the six grant cards. */
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

/** A table of a document. The first cell of a row names it. */
export type DocumentTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The address of the same table for spreadsheet programs. */
  file?: string;
};

/** A section of a document. Paragraphs may hold mailto links such as {privacy} and {support}. */
type DocumentSection = {
  title: string;
  paragraphs: string[];
  /** A list below the paragraphs. */
  items?: string[];
  /** Below both. */
  table?: DocumentTable;
};

/** A page of text with a list of contents. */
export type LegalDocument = {
  slug: 'privacy' | 'terms' | 'accessibility' | 'it-privacy' | 'compare';
  title: string;
  meta: Meta;
  /** The date of the last change, or what the page is for. */
  updated?: string;
  sections: DocumentSection[];
};
