import { useEffect, useState } from 'react';
import { loadAllStyles } from '@/components/lib/all-styles';
import { readTab } from '@/components/lib/tab-storage';
import type { SendingNotice } from '@/components/pages/contact/sending-notice';

/**
 * Says at the end of the window what became of a visitor's message, on every page but that of the form. The
 * code for it loads with the form, or if this tab has left a document while a message was being sent.
 */
export function Notices({ isOnForm }: { isOnForm: boolean }) {
  const [Notice, setNotice] = useState<typeof SendingNotice>();

  useEffect(() => {
    if (!isOnForm && !readTab('contact-sending')) return;
    Promise.all([import('@/components/pages/contact/sending-notice'), loadAllStyles()]).then(
      ([loaded]) => setNotice(() => loaded.SendingNotice),
      () => {},
    );
  }, [isOnForm]);

  return (
    // Always there: screen readers announce what changes inside. An empty status is called a status bar.
    <div aria-live="polite" className="sticky top-header-scrolled bottom-0 z-30 print:hidden">
      {Notice && !isOnForm && <Notice />}
    </div>
  );
}
