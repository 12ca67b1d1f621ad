import { listening } from '#site/document/announce-listening.ts';

/**
 * A page is whole without its scripts: words, pictures, links and forms. So the line of a slow phone belongs to styles,
 * letters and the first picture, and nothing of the scripts runs before the page has been painted. `holdScripts` takes what
 * would fetch and run them at once out of a finished page and notes their files, and `words`, in one place, where
 * `startScripts` finds them. A page that has no such script (words alone) stays as it is.
 */
export function holdScripts(page: string, words: string): string {
  const files: string[] = [];
  const rest = page.replace(modulePreload, (_link, href: string) => {
    files.push(href);
    return '';
  });
  const held = rest
    .replaceAll(dataScript, '<script type="text/plain">')
    .replace(
      startingScript,
      (_tag, body: string) =>
        `<script type="text/plain" data-files="${[...early(files, body), words].join(' ')}">${body}</script>`,
    );
  return held === rest ? page : held;
}

/** In development the script itself brings what every module needs: none of them may run before it. */
const early = (files: readonly string[], body: string): readonly string[] =>
  body.includes('inject-hmr-runtime') ? files.slice(0, 1) : files;

/** As React Router writes them, without the marks. */
const modulePreload = /<link rel="modulepreload" href="([^"]+)">/g;
/** What hands the loaders' data over; it is read by the modules alone. */
const dataScript = /<script>(?=window\.__reactRouterContext\b)/g;
const startingScript = /<script type="module" async>([\s\S]*?)<\/script>/;

/**
 * Runs at the page's end, when the styles are there: fetches the scripts behind everything else, and runs them after the
 * first paint, at the first touch or key, or after two seconds (a page in the background paints nothing), whatever
 * comes first. The largest files run one by one, so that no task is long. A press on a button that only scripts can serve
 * and what is typed or ticked are kept until the page listens, and then given to it: the last press, and all of those on
 * buttons of which each press counts (`data-each`), a quantity's say. Words at once, or the next letter would be lost; a
 * choice and a press not at once: React takes a page over within an event too, and what else the hand does then (a choice
 * is `input` and `change`) must come first. A form that the
 * browser itself is sending is sent once: a second press would do the same again. A form is not left to the browser while
 * the scripts take the page over, nor when a press in it is kept (plus, plus, add): it is sent when the page has dealt with
 * what came before, and by the browser when the page does not listen three seconds after its scripts ran. Plain old
 * syntax, no imports.
 */
export const startScripts = `(function(d){
var held=d.querySelector('script[data-files]'),typed=new Map(),early=[],waiting=new Map(),taken,sent,heard;
if(!held)return;
var files=held.dataset.files.split(' ');
function later(f){setTimeout(f)}
function begin(){
var h=held;
if(!h)return;
held=null;
function run(){
taken=1;
setTimeout(function(){taken=2;if(!heard)send()},3000);
[].forEach.call(d.querySelectorAll('body>script[type="text/plain"]'),function(t){
var s=d.createElement('script');
if(t===h)s.type='module';
s.text=t.text;t.replaceWith(s)})}
files.slice(2,5).reduce(function(p,f){
return p.then(function(){return import(f)}).then(function(){return new Promise(later)})
},Promise.resolve()).then(run,run)}
function each(b){return 'each' in b.dataset}
function onEarlyClick(e){
var b=e.target.closest('button');
if(b&&b.matches('[type=button]:not([commandfor],[popovertarget])')){
if(!each(b))early=early.filter(each);
early.push(b);e.stopImmediatePropagation()}}
function note(e){
var c=e.target;
if(c.type==='file')return;
typed.delete(c);
typed.set(c,/^(checkbox|radio)$/.test(c.type)?c.checked:c.value)}
function send(){
waiting.forEach(function(b,f){if(f.isConnected)f.requestSubmit(b&&b.form===f?b:null)})}
function stop(e){e.preventDefault();e.stopImmediatePropagation()}
function once(e){
var f=e.target,b=e.submitter;
if(f===sent){stop(e);return}
waiting.delete(f);
if(heard||(b&&b.formMethod||f.getAttribute('method'))!=='post')return;
if(taken===1||!taken&&early.some(function(p){return p.form===f})){waiting.set(f,b);stop(e);return}
sent=f;
setTimeout(function(){sent=0},5000)}
later(function(){files.forEach(function(f){
if(/\\.json$/.test(f)){
window.earlyWords=fetch(f,{priority:'low'}).then(function(r){return r.ok?r.json():null}).catch(function(){return null});
return}
var l=d.createElement('link');
l.rel='modulepreload';l.fetchPriority='low';l.href=f;d.head.appendChild(l)})});
addEventListener('click',onEarlyClick,true);
addEventListener('input',note,true);
addEventListener('submit',once,true);
addEventListener('pageshow',function(){sent=0});
addEventListener('${listening}',function(e){
removeEventListener('click',onEarlyClick,true);
removeEventListener('input',note,true);
heard=1;
typed.forEach(function(t,c){
if(!/^(select|checkbox|radio)/.test(c.type)){typed.delete(c);e.detail(c,t)}});
later(function(){
typed.forEach(function(t,c){e.detail(c,t)});
d.documentElement.dataset.scripts='on';
early.forEach(function(b){if(b.isConnected)b.click()});
later(send)})},{once:true});
['pointerdown','keydown'].forEach(function(e){addEventListener(e,begin,{once:true,capture:true,passive:true})});
setTimeout(begin,2000);
requestAnimationFrame(function(){later(begin)})
})(document)`.replaceAll('\n', '');
