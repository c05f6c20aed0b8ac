import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx } from '@/components/lib/cx';
import { useMedia } from '@/components/lib/use-media';
import { NoticeRows, NoticesTitle } from '@/components/player/notice-rows';
import { windows } from '@/content/site/breakpoints';
import type { Notice } from '@/content/walkthrough/types';

type NoticesProps = { audience: Notice['name'][]; notices: (Notice | null)[] };

/**
 * "Who has been told": a row per channel, with a check mark once it has sent its message. Collapsed at
 * first in narrow windows, always open in others, without a button that does nothing. Seven rows and
 * the title fit the lowest stage.
 */
export function Notices({ audience, notices }: NoticesProps) {
  const isNarrow = useMedia(windows.narrow);
  const head = cx('flex items-center gap-2.5 font-display text-label font-semibold');
  const title = (
    <NoticesTitle count={notices.filter(Boolean).length} all={notices.length} Title="h3" />
  );
  const rows = (
    <ul>
      <NoticeRows
        audience={audience}
        notices={notices}
        className="h-[clamp(1.5rem,(100cqh-4.5rem)/7,1.75rem)]"
      />
    </ul>
  );
  return (
    <div
      className={cx(
        '[container-type:size] relative col-span-full row-start-1 w-73 justify-self-end bg-dark',
        'roomy:mr-8 roomy:bg-transparent',
        'narrow:[container-type:normal] narrow:order-2 narrow:mt-2 narrow:ml-15 narrow:w-auto',
        'upright:[container-type:normal] upright:col-span-1 upright:col-start-2 upright:row-start-3 upright:my-5 upright:mr-10',
      )}
    >
      {isNarrow ? (
        <details className="group rounded-card bg-dark-raised px-3.5">
          <summary ref={passFocus} className={cx('min-h-12', head)}>
            {title}
            <ChevronDown
              size={18}
              className="text-on-dark-soft transition-transform group-open:rotate-180"
            />
          </summary>
          {rows}
        </details>
      ) : (
        <div
          className={cx(
            'px-4 pt-4 pb-1 roomy:mt-2 roomy:rounded-card roomy:bg-dark-raised roomy:pt-3',
            'upright:rounded-card upright:bg-dark-raised upright:pt-3',
          )}
        >
          <div className={cx('pb-2.5', head)}>{title}</div>
          {rows}
        </div>
      )}
    </div>
  );
}

/** Moves the summary's focus to the element around it when the window becomes wider and has no summary. */
const passFocus = (summary: HTMLElement) => () => {
  if (summary === document.activeElement)
    summary.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};
