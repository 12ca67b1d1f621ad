/**
 * Runs in the head, before anything is painted: shows the visitor's theme, accessibility settings and consent, which the
 * cached page cannot know, and that scripts run. Plain old syntax, no imports; the rules are those of features/accessibility (theme.ts,
 * accessibility-settings.ts), and a test holds both together.
 */
export const beforePaint = `(function(d,c){
function k(n){var m=c.match('(?:^|; )'+n+'=([^;]*)');return m?m[1]:''}
d.dataset.scripts='';
var t=k('theme');if(/^(light|dark|contrast)$/.test(t))d.dataset.theme=t;
var o=k('cookieConsent');if(/^(accepted|necessary|statistics|marketing)$/.test(o))d.dataset.consent=o;
try{var a=JSON.parse(decodeURIComponent(k('accessibility'))||'{}');
if([100,115,120].indexOf(a.fontZoom)>=0){
if(a.dyslexiaActive===true)d.classList.add('dyslexic-font');
if(a.contrastActive===true)d.setAttribute('data-greyscale','');
if(a.fontZoom!==100)d.style.fontSize=a.fontZoom+'%'}}catch(e){}
})(document.documentElement,document.cookie)`.replaceAll('\n', '');

/**
 * Runs beside it where the bar of staff will stand over the page: its room is there from the first paint, so that the page
 * does not move when the bar comes (admin/editing/bar-room.ts). In the frame of a phone there is no bar.
 */
export const barRoom = `;if(top===self)document.documentElement.style.paddingTop='3.5rem'`;
