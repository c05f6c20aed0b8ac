// Written by scripts/list-products.mjs when Next starts.
import { summary as aiInsights } from '../products/ai-insights.ts?summary';
import { summary as drillManagement } from '../products/drill-management.ts?summary';
import { summary as electronicLock } from '../products/electronic-lock.ts?summary';
import { summary as floorPlan } from '../products/floor-plan.ts?summary';
import { summary as gunshotDetection } from '../products/gunshot-detection.ts?summary';
import { summary as manualLock } from '../products/manual-lock.ts?summary';
import { summary as massNotifications } from '../products/mass-notifications.ts?summary';
import { summary as nexus } from '../products/nexus.ts?summary';
import { summary as panicApp } from '../products/panic-app.ts?summary';
import { summary as ticketing } from '../products/ticketing.ts?summary';
import { summary as tipLine } from '../products/tip-line.ts?summary';
import { summary as visitorManagement } from '../products/visitor-management.ts?summary';
import type { ProductSummary } from '../site/types';

export const summaries: Record<string, ProductSummary> = {
  'ai-insights': aiInsights,
  'drill-management': drillManagement,
  'electronic-lock': electronicLock,
  'floor-plan': floorPlan,
  'gunshot-detection': gunshotDetection,
  'manual-lock': manualLock,
  'mass-notifications': massNotifications,
  'nexus': nexus,
  'panic-app': panicApp,
  'ticketing': ticketing,
  'tip-line': tipLine,
  'visitor-management': visitorManagement,
};
