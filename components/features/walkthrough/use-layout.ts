import { atLeast, lowerThan, lowWindow } from '@/components/lib/media';
import { useMedia } from '@/components/lib/use-media';

/**
 * Where the list of who has been told is: over the scene's tree, beside the stage, or below it beside
 * the caption. On phones it is collapsed; on a phone on its side the stage is beside the steps.
 */
export type Layout = 'over' | 'beside' | 'below' | 'phone' | 'side';

/** The arrangement for the window, in the page or in a dialog. */
export function useLayout(inDialog: boolean): Layout {
  const isLow = useMedia(lowWindow);
  const isTablet = useMedia(atLeast('md'));
  const isLowTablet = useMedia(`${atLeast('wide')} and ${lowerThan('list')}`);
  const isDesktop = useMedia(atLeast('roomy'));
  if (inDialog && isLow) return 'side';
  if (!isTablet) return 'phone';
  return isDesktop ? 'over' : isLowTablet ? 'beside' : 'below';
}
