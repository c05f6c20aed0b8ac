import { solution as k12 } from './k12';
import { solution as multiSite } from './multi-site';
import { solution as privateCharter } from './private-charter';

/** In the order of the overview. */
export const solutions = [k12, multiSite, privateCharter];
