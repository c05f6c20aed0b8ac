import { header } from '@/content/site/timing';

/**
 * Keeps the visitor's last press until the shell starts. It is part of the first script of every
 * document, because nothing else listens while the scripts load.
 *
 * A pressed button, or the one that submitted a form, becomes busy; Escape, another press and typing
 * take that back. The shell then presses it (components/shell/use-start.ts). Links, `<summary>` and
 * fields work by themselves. If a script fails, the document is marked as failed, and is shown as
 * without JavaScript (the variant `noscript`) until the shell starts after all. An arrow key on a tab
 * presses the other one. A page that is scrolled past 80 px is marked, also after the start, for its
 * header (the variant `scrolled`).
 *
 * Of the elements that report an error, only a `<script>` has `text`.
 *
 * It must not contain "<", like the script before it.
 */
export const earlyPress = `;(function(state){
var last;
function hear(event){
var target=event.target,button=event.submitter;
if(event.type=='scroll')return state.scrolled=scrollY>${header.scrolledThreshold};
if(state.shell=='started')return;
if(target.role=='tab'&&/^Arrow[LR]/.test(event.key)&&!event.altKey&&!event.ctrlKey&&!event.metaKey){
button=target.nextElementSibling||target.previousElementSibling;
button.focus();
return button.click()}
if(event.key&&event.key!='Escape')return;
if(event.type=='error')return'text'in target&&(state.shell='failed');
if(button)event.preventDefault();
if(event.type=='click')button=target.closest('[type=button]');
if(last)last.ariaBusy=null;
if(last=button)button.ariaBusy=true,button.dataset.at=[innerWidth,scrollY]}
'click submit keydown input error scroll'.split(' ').map(function(type){addEventListener(type,hear,true)})
})(document.documentElement.dataset)`;
