// Written by scripts/list-products.mjs when Next starts.
import { outages as aiInsights } from '../products/ai-insights.ts?outages';
import { outages as drillManagement } from '../products/drill-management.ts?outages';
import { outages as electronicLock } from '../products/electronic-lock.ts?outages';
import { outages as floorPlan } from '../products/floor-plan.ts?outages';
import { outages as gunshotDetection } from '../products/gunshot-detection.ts?outages';
import { outages as manualLock } from '../products/manual-lock.ts?outages';
import { outages as massNotifications } from '../products/mass-notifications.ts?outages';
import { outages as nexus } from '../products/nexus.ts?outages';
import { outages as panicApp } from '../products/panic-app.ts?outages';
import { outages as ticketing } from '../products/ticketing.ts?outages';
import { outages as tipLine } from '../products/tip-line.ts?outages';
import { outages as visitorManagement } from '../products/visitor-management.ts?outages';
import type { ProductOutages } from '../outages/types';

export const outages: Record<string, ProductOutages> = {
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
