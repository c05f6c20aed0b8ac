// "?summary" makes the bundler import the summary alone. Without it, the menu on every page would
// load the words of all product pages.
import { summary as drillManagement } from '@/content/products/drill-management.ts?summary';
import { summary as electronicLock } from '@/content/products/electronic-lock.ts?summary';
import { summary as gunshotDetection } from '@/content/products/gunshot-detection.ts?summary';
import { summary as massNotifications } from '@/content/products/mass-notifications.ts?summary';
import { summary as nexus } from '@/content/products/nexus.ts?summary';
import { summary as panicApp } from '@/content/products/panic-app.ts?summary';
import { summary as ticketing } from '@/content/products/ticketing.ts?summary';
import { summary as tipLine } from '@/content/products/tip-line.ts?summary';
import { summary as visitorManagement } from '@/content/products/visitor-management.ts?summary';
import type { ProductSummary } from './types';

/** The modules: the products in the menu, on home and on /products, in this order. */
export const modules: readonly ProductSummary[] = [
  nexus,
  drillManagement,
  ticketing,
  panicApp,
  visitorManagement,
  gunshotDetection,
  electronicLock,
  massNotifications,
  tipLine,
];
