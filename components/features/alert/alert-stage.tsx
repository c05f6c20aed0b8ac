import { cx } from '@/components/lib/cx';
import type { Frame } from '@/components/player/frame-at';
import { Notices } from '@/components/player/notices';
import { StoryScene } from '@/components/player/story-scene';
import { At } from '@/components/school/school-view';
import { alert } from '@/content/walkthrough/alert';

/** Phones and tablets have it among the captions. */
const onDesktop = cx('transition-opacity duration-scene max-desktop:hidden starting:opacity-0');

/** The alert in the building, laid over the illustration; the captions say the same. */
export const AlertStage = ({ frame }: { frame: Frame }) => (
  <StoryScene story={alert.story} frame={frame} view="building">
    <At place="roof-note" className={onDesktop}>
      <p className="flex h-full items-center justify-end text-tiny whitespace-nowrap text-on-dark-soft">
        {alert.note}
      </p>
    </At>
    <At place="leaves" className={onDesktop}>
      {/* On a small desktop wider than the tree, on both of its sides. */}
      <div className="flex justify-center">
        <Notices notices={frame.notices} Title="p" className="w-max min-w-full shrink-0" />
      </div>
    </At>
  </StoryScene>
);
