import { lockPanel as copy } from '@/content/lock-panel';

/**
 * The statement that anyone can always leave, visible together with the buttons. In the layout with
 * one row it fills the space to the left of the notes; otherwise, and in a very low window, it is
 * sticky at the bottom, above the phone's commands for all doors.
 */
export function Egress() {
  return (
    <div className="sticky bottom-0 z-1 mt-auto gap-x-6 border-t border-hairline bg-ground px-4 pt-3 pb-20 @medium:flex @medium:items-baseline @medium:px-9.5 @medium:py-3.5 @large:px-10 @large:tall:absolute @large:tall:bottom-14.75 @large:tall:left-10 @large:tall:z-0 @large:tall:block @large:tall:h-(--notes) @large:tall:w-[20.5%] @large:tall:border-0 @large:tall:bg-transparent @large:tall:px-0 @large:tall:pt-8.5">
      <h3 className="text-[1.125rem] leading-tight font-semibold tracking-title @medium:shrink-0 @large:text-h4 @large:leading-[1.15]">
        {copy.egress.title}
      </h3>
      <p className="mt-0.5 text-tiny leading-5 text-soft @medium:text-small @large:tall:mt-2 @large:tall:text-detail @large:tall:leading-6">
        {copy.egress.text}
      </p>
    </div>
  );
}
