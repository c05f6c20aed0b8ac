import { lockPanel as copy } from '@/content/lock-panel';

/**
 * The promise that is always in sight with the buttons. Under the row of eight it fills the space
 * left of the notes; otherwise, and in a very low window, it sticks to the foot of what scrolls,
 * with room for the commands for all on a phone.
 */
export function Egress() {
  return (
    <div className="sticky bottom-0 z-1 mt-auto gap-x-6 border-t border-hairline bg-ground px-4 pt-3 pb-20 @min-[40rem]:flex @min-[40rem]:items-baseline @min-[40rem]:px-9.5 @min-[40rem]:py-3.5 @min-[67rem]:px-10 @min-[67rem]:tall:absolute @min-[67rem]:tall:bottom-14.75 @min-[67rem]:tall:left-10 @min-[67rem]:tall:z-0 @min-[67rem]:tall:block @min-[67rem]:tall:h-(--notes) @min-[67rem]:tall:w-[20.5%] @min-[67rem]:tall:border-0 @min-[67rem]:tall:bg-transparent @min-[67rem]:tall:px-0 @min-[67rem]:tall:pt-8.5">
      <h3 className="text-[1.125rem] leading-tight font-semibold tracking-[-0.014em] @min-[40rem]:shrink-0 @min-[67rem]:text-h4 @min-[67rem]:leading-[1.15]">
        {copy.egress.title}
      </h3>
      <p className="mt-0.5 text-tiny leading-5 text-soft @min-[40rem]:text-small @min-[67rem]:tall:mt-2 @min-[67rem]:tall:text-[1rem] @min-[67rem]:tall:leading-6">
        {copy.egress.text}
      </p>
    </div>
  );
}
