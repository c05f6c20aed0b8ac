// "?summary" makes the bundler import the summary alone. Without it, the menu on every page would
// load the words of all product pages.
import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as electronicLock } from '../products/electronic-lock.ts?summary';
import { summary as gunshotDetection } from '../products/gunshot-detection.ts?summary';
import { summary as massNotifications } from '../products/mass-notifications.ts?summary';
import { summary as nexus } from '../products/nexus.ts?summary';
import { summary as panicApp } from '../products/panic-app.ts?summary';
import { summary as ticketing } from '../products/ticketing.ts?summary';
import { summary as tipLine } from '../products/tip-line.ts?summary';
import { summary as visitorManagement } from '../products/visitor-management.ts?summary';
import type { MenuItem, ProductSummary } from './types';

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

/** The same in the header's menus. */
export const moduleItems = modules.map(
  ({ route, ...module }): MenuItem & Pick<ProductSummary, 'picture'> => ({
    ...module,
    path: route,
  }),
);
