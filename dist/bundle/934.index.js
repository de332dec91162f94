export const id = 934;
export const ids = [934, 758];
export const modules = {
	39934: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(83916);
		var heap = __webpack_require__(20607);
		var external_node_crypto_ = __webpack_require__(77598);
		;
		const dashboardScript = "/*! uPlot\nThe MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE.\n*/\n(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{place:t,say(e){t.textContent=``,t.textContent=e}}}function i(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}function a(t,n){let r=i(`shortcuts`),a=e(`input`,{type:`checkbox`});a.checked=r.read()!==`off`,a.addEventListener(`change`,()=>r.write(a.checked?`on`:`off`));let o=n.map(({key:e,title:t})=>`${e} ${t}`).join(`\n`);t?.prepend(e(`label`,{class:`shortcuts`,title:o},a,`Shortcut keys`)),document.addEventListener(`keydown`,e=>{if(!a.checked||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&t.closest(`input:not([type=\"checkbox\"]), select, textarea`)!==null)return;let r=n.find(({key:t})=>t===e.key);r!==void 0&&(e.preventDefault(),r.act())})}let o={system:`System`,light:`Light`,dark:`Dark`};function s(t){let n=i(`theme`),r=n.read(),a=e(`select`,{id:`theme-choice`},...Object.entries(o).map(([t,n])=>e(`option`,{value:t},n)));a.value=r===`light`||r===`dark`?r:`system`,c(a.value),a.addEventListener(`change`,()=>{c(a.value),n.write(a.value)}),t?.append(e(`label`,{for:`theme-choice`},`Colours`),a)}function c(e){e===`system`?document.documentElement.removeAttribute(`data-theme`):document.documentElement.setAttribute(`data-theme`,e)}function l(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,!(t&&c()===(a.hash||`#`)))try{t?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n&&s!==void 0&&l(!1),o={...o,...t},n?l(!0):(e.clearTimeout(s),s=e.setTimeout(l,300,!1)),r(o)},link:c}}let u=1e3,d=60*u,f=60*d,p=24*f;function m(e,t,n,r,i){return`${Math.floor(e/t)} ${n} ${Math.floor(e%t/r)} ${i}`}function h(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<u)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/u)*u;return r<d?`${r/u} s`:r<f?m(r,d,`m`,u,`s`):r<p?m(r,f,`h`,d,`m`):m(r,p,`d`,f,`h`)}let g=new Intl.NumberFormat(`en`),_=new Intl.NumberFormat(`en`,{style:`percent`,maximumFractionDigits:1}),v=new Intl.NumberFormat(`en`,{style:`percent`,maximumFractionDigits:0,signDisplay:`exceptZero`}),y=e=>g.format(e),b=(e,t)=>`${y(e)} ${e===1?t.replace(/s$/,``):t}`,x=e=>e>0&&e<.001?`< 0.1%`:_.format(e),S=e=>v.format(e),C={name:`Name`,runs:`Runs`,failureRate:`Failed`,median:`Median`,p95:`P95`,slowdown:`Slowdown`},w={name:{hint:`As the results call it`,value:({name:e})=>e,text:({name:e})=>e},runs:{hint:`How often it ran, or was skipped`,value:({runs:e})=>e,text:({runs:e})=>y(e)},failureRate:{hint:`Failed runs among those that failed or succeeded`,value:({failureRate:e})=>e,text:({failureRate:e})=>e===void 0?`\u2013`:x(e)},median:{hint:`Half the runs took no longer`,value:({median:e})=>e,text:({median:e})=>T(e)},p95:{hint:`95 of 100 runs took no longer`,value:({p95:e})=>e,text:({p95:e})=>T(e)},slowdown:{hint:`How much longer the median is than in the period of the same length before`,value:({slowdown:e})=>e,text:({slowdown:e})=>e===void 0?`\u2013`:S(e)}},T=e=>e===void 0?`\u2013`:h(e),E=6e4,D=60*E,O=24*D,k={\"24h\":{title:`Last 24 hours`,length:O,unit:D},\"7d\":{title:`Last 7 days`,length:7*O,unit:O},\"30d\":{title:`Last 30 days`,length:30*O,unit:O},\"90d\":{title:`Last 90 days`,length:90*O,unit:O},\"365d\":{title:`Last year`,length:365*O,unit:O}},ee={\"24h\":k[`24h`].title,\"7d\":k[`7d`].title,\"30d\":k[`30d`].title,\"90d\":k[`90d`].title,\"365d\":k[`365d`].title,custom:`From \u2026 to \u2026`},A=e=>/^[2-9]\\d{3}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e)),j=e=>new Date(e).toISOString().slice(0,10);function te({range:e,from:t,to:n},r){if(e===`custom`){let e=[Date.parse(t),Date.parse(n)];return{fromTs:Math.min(...e),toTs:Math.max(...e)+O}}let{length:i,unit:a}=k[e];return{fromTs:Math.floor((r-i)/a)*a,toTs:r}}let ne=({fromTs:e,toTs:t})=>({fromTs:Math.max(e-(t-e),0),toTs:e}),re={\"15m\":15*E,\"1h\":D,\"6h\":6*D,\"1d\":O,\"7d\":7*O},ie={auto:`Automatic`,\"15m\":`15 minutes`,\"1h\":`1 hour`,\"6h\":`6 hours`,\"1d\":`1 day`,\"7d\":`7 days`},ae=[...Object.values(re),28*O,364*O,3640*O],M=({fromTs:e,toTs:t},n)=>Math.ceil(t/n)-Math.floor(e/n);function N(e,t,n){let r=ae.at(-1)??O,i=t===`auto`?ae.find(t=>M(e,t)<=60):re[t],a=Math.min(2e3,2e5/Math.max(n,1));return ae.find(t=>t>=(i??r)&&M(e,t)<=a)??r}let P=(e,t)=>e!==`auto`&&t>re[e];function oe(e){let[t,n]=e<D?[e/E,`minute`]:e<O?[e/D,`hour`]:[e/O,`day`];return`${t} ${n}${t===1?``:`s`}`}let F=(e,t)=>{let n=new Date(e).toISOString();return t<O?`${n.slice(0,10)} ${n.slice(11,16)}`:n.slice(0,10)},I=[`org`,`project`,`module`,`pipeline`],se={org:``,project:``,module:``,pipeline:``,view:`tests`,range:`30d`,from:``,to:``,interval:`auto`,by:`jobName`,item:``,order:`failureRate`,direction:`descending`,query:``},ce=Object.keys(se);function le(e){let t=ce.filter(t=>e[t]!==se[t]);return new URLSearchParams(t.map(t=>[t,e[t]])).toString()}function ue(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=e=>t.get(e)??``,r={from:n(`from`),to:n(`to`)},i=de(Object.keys(ee),n(`range`),se.range),a=i!==`custom`||A(r.from)&&A(r.to);return{org:n(`org`),project:n(`project`),module:n(`module`),pipeline:n(`pipeline`),view:n(`view`)===`jobs`?`jobs`:`tests`,range:a?i:se.range,...a&&i===`custom`?r:{from:``,to:``},interval:de(Object.keys(ie),n(`interval`),se.interval),by:n(`by`)===`runner`?`runner`:`jobName`,item:n(`item`),order:de(Object.keys(C),n(`order`),se.order),direction:n(`direction`)===`ascending`?`ascending`:`descending`,query:n(`query`)}}let de=(e,t,n)=>e.includes(t)?t:n,fe=e=>I.find(t=>e[t]===``&&(t!==`pipeline`||e.view===`jobs`)),pe=(e,t)=>l(e,{read:ue,write:le},t);var me=class extends Error{status;title;detail;name=`ApiError`;constructor(e,t,n,r){super(`${t} ${n}`,r),this.status=e,this.title=t,this.detail=n}};let he={400:`The server does not understand the question.`,401:`The server does not know this key.`,403:`This key may not read that.`,404:`There is no data API at this address.`,429:`Too many questions in a short time.`,503:`The store does not answer at the moment.`};async function ge(e){let{status:t}=e,n=Number(e.headers.get(`retry-after`)),r=await e.json().catch(()=>void 0),i=typeof r==`object`&&r&&`detail`in r?String(r.detail).slice(0,1e3):``,a=n>0?`Try again in ${n} seconds.`:``;return new me(t,he[t]??`The server answered with status ${t}.`,[i,a].filter(Boolean).join(` `))}let _e=[`failed`,`cancelled`,`running`,`unknown`,`skipped`,`successful`],ve=({durations:e})=>e.max>0;function ye(e){let t=t=>{let n=Number(e[t]);return Number.isFinite(n)?n:0};return{timestamp:t(`timestamp`),name:String(e.name??``),id:String(e.testId??e.jobId??``),counts:{failed:t(`failedCount`),cancelled:t(`cancelledCount`),running:t(`runningCount`),unknown:t(`unknownCount`),skipped:t(`skippedCount`),successful:t(`successfulCount`)},totalCount:t(`totalCount`),durations:{min:t(`durationMin`),p25:t(`durationP25`),p50:t(`durationP50`),p75:t(`durationP75`),p95:t(`durationP95`),p99:t(`durationP99`),max:t(`durationMax`)}}}let be=e=>({org:String(e.org??``),project:String(e.project??``),module:String(e.module??``),pipeline:String(e.pipeline??``)});function xe(e,t,n){let r=I.slice(0,I.indexOf(n)),i=e.filter(e=>r.every(n=>e[n]===t[n]));return[...new Set(i.map(e=>e[n]))].filter(e=>e!==``)}function Se(e,t,n){let r={...(I.every(e=>t[e]===``)?e.find(e=>I.every(t=>n?.[t]===``||e[t]===n?.[t])):void 0)??t};for(let t of I)r[t]===``&&(r[t]=xe(e,r,t)[0]??``);return r}function L(e,t,n,r){let i={...t,[n]:r};for(let t of I.slice(I.indexOf(n)+1)){let n=xe(e,i,t);n.includes(i[t])||(i[t]=n[0]??``)}return i}function R(e,t){async function n(n,r){let i=await we(n,e,t);if(!i.ok)throw await ge(i);let a=await i.json().catch(e=>{throw t.throwIfAborted(),new me(i.status,`The answer is not complete.`,`Try again, or choose a shorter range.`,{cause:e})}),o=typeof a==`object`&&a?a[r]:void 0;if(!Array.isArray(o))throw new me(i.status,`This is not an answer of the data API.`,`It has no list of ${r}.`);return o}return{entries:async(e,t,r,i)=>(await n(Ce(e,t,r,i),e.view)).map(ye),listing:async()=>(await n(`v1/data/coordinates`,`coordinates`)).map(be)}}function Ce({view:e,org:t,project:n,module:r,pipeline:i,by:a},{fromTs:o,toTs:s},c,l){let u={fromTs:String(o),toTs:String(s),interval:String(c)},d=e===`jobs`?{pipeline:i,aggregateBy:a}:{},f=l===void 0?{}:{testId:l};return`v1/data/${e}/aggregated?${new URLSearchParams({org:t,project:n,module:r,...d,...f,...u})}`}async function we(e,t,n){try{return await fetch(e,{headers:{\"Service-Api-Key\":t,Accept:`application/json`},credentials:`omit`,signal:n})}catch(e){throw n.throwIfAborted(),new me(0,`The server cannot be reached.`,`Check the network, and that the server still runs.`,{cause:e})}}let Te=`build-report-api-key`;function Ee(){let e,t=e=>{try{return e()}catch{return}};return{read:()=>e??t(()=>sessionStorage.getItem(Te)??void 0),write(n){e=n,t(()=>sessionStorage.setItem(Te,n))},forget(){e=void 0,t(()=>sessionStorage.removeItem(Te))}}}let De=[`p50`,`p75`,`p95`,`p99`];function Oe(e,{fromTs:t,toTs:n},r){let i=Math.floor(t/r),a=Array.from({length:Math.max(Math.ceil(n/r)-i,0)},()=>[]);for(let t of e)a[Math.round(t.timestamp/r)-i]?.push(t);let o=e=>a.map(t=>t.reduce((t,{counts:n})=>t+n[e],0)),s=a.map(Ae),c=e=>s.map(t=>je(t,e));return{timestamps:a.map((e,t)=>(i+t)*r),counts:Object.fromEntries(_e.map(e=>[e,o(e)])),durations:{p50:c(.5),p75:c(.75),p95:c(.95),p99:c(.99)}}}let ke=[[`min`,.125],[`p25`,.25],[`p50`,.25],[`p75`,.225],[`p95`,.12],[`p99`,.025],[`max`,.005]];function Ae(e){return e.filter(ve).flatMap(({durations:e,totalCount:t})=>ke.map(([n,r])=>({duration:e[n],weight:r*t}))).sort((e,t)=>e.duration-t.duration)}function je(e,t){let n=t*e.reduce((e,{weight:t})=>e+t,0),r=0;for(let{duration:t,weight:i}of e)if(r+=i,r>=n)return t;return e.at(-1)?.duration??null}let Me=`u-off`,Ne=`u-label`,Pe=`width`,Fe=`height`,Ie=`bottom`,Le=`left`,Re=`right`,ze=`#000`,Be=`#0000`,Ve=`mousemove`,He=`mousedown`,Ue=`mouseup`,We=`mouseenter`,Ge=`mouseleave`,Ke=`dblclick`,qe=`change`,Je=`dppxchange`,Ye=typeof window<`u`,Xe=Ye?document:null,Ze=Ye?window:null,Qe=Ye?navigator:null,z,$e;function et(){let e=devicePixelRatio;z!=e&&(z=e,$e&&mt(qe,$e,et),$e=matchMedia(`(min-resolution: ${z-.001}dppx) and (max-resolution: ${z+.001}dppx)`),pt(qe,$e,et),Ze.dispatchEvent(new CustomEvent(Je)))}function tt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function nt(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function B(e,t,n){e.style[t]=n+`px`}function rt(e,t,n,r){let i=Xe.createElement(e);return t!=null&&tt(i,t),n?.insertBefore(i,r),i}function it(e,t){return rt(`div`,e,t)}let at=new WeakMap;function ot(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=at.get(e)&&(e.style.transform=a,at.set(e,a),t<0||n<0||t>r||n>i?tt(e,Me):nt(e,Me))}let st=new WeakMap;function ct(e,t,n){let r=t+n;r!=st.get(e)&&(st.set(e,r),e.style.background=t,e.style.borderColor=n)}let lt=new WeakMap;function ut(e,t,n,r){let i=t+``+n;i!=lt.get(e)&&(lt.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}let dt={passive:!0},ft={...dt,capture:!0};function pt(e,t,n,r){t.addEventListener(e,n,r?ft:dt)}function mt(e,t,n,r){t.removeEventListener(e,n,dt)}Ye&&et();function ht(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:It((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function gt(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}let _t=e=>e!=null,vt=e=>e!=null&&e>0,yt=gt(_t),bt=gt(vt);function xt(e,t,n,r=0,i=!1){let a=i?bt:yt,o=i?vt:_t;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??H,c??-H]}function St(e,t,n,r){let i=Ht(e),a=Ht(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?Ut:Wt,s=i==1?It:Rt,c=a==1?Rt:It,l=s(o(Ft(e))),u=c(o(Ft(t))),d=Vt(n,l),f=Vt(n,u);return n==10&&(l<0&&(d=G(d,-l)),u<0&&(f=G(f,-u))),r||n==2?(e=d*i,t=f*a):(e=on(e,d),t=W(t,f)),[e,t]}function Ct(e,t,n,r){let i=St(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}let wt=.1,Tt={mode:3,pad:wt},Et={pad:0,soft:null,mode:0},Dt={min:Et,max:Et};function Ot(e,t,n,r){return gn(n)?At(e,t,n):(Et.pad=n,Et.soft=r?0:null,Et.mode=r?3:0,At(e,t,Dt))}function V(e,t){return e??t}function kt(e,t,n){for(t=V(t,0),n=V(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function At(e,t,n){let r=n.min,i=n.max,a=V(r.pad,0),o=V(i.pad,0),s=V(r.hard,-H),c=V(i.hard,H),l=V(r.soft,H),u=V(i.soft,-H),d=V(r.mode,0),f=V(i.mode,0),p=t-e,m=Ut(p),h=Bt(Ft(e),Ft(t)),g=Ut(h),_=Ft(g-m);(p<1e-24||_>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=H&&(a=0),f==2&&u!=-H&&(o=0)));let v=p||h||1e3,y=Ut(v),b=Vt(10,It(y)),x=G(on(e-v*(p==0?e==0?.1:1:a),b/10),24),S=e>=l&&(d==1||d==3&&x<=l||d==2&&x>=l)?l:H,C=Bt(s,x<S&&e>=S?S:zt(S,x)),w=G(W(t+v*(p==0?t==0?.1:1:o),b/10),24),T=t<=u&&(f==1||f==3&&w>=u||f==2&&w<=u)?u:-H,E=zt(c,w>T&&t<=T?T:Bt(T,w));return C==E&&C==0&&(E=100),[C,E]}let jt=new Intl.NumberFormat(Ye?Qe.language:`en-US`),Mt=e=>jt.format(e),Nt=Math,Pt=Nt.PI,Ft=Nt.abs,It=Nt.floor,Lt=Nt.round,Rt=Nt.ceil,zt=Nt.min,Bt=Nt.max,Vt=Nt.pow,Ht=Nt.sign,Ut=Nt.log10,Wt=Nt.log2,Gt=(e,t=1)=>Nt.sinh(e)*t,Kt=(e,t=1)=>Nt.asinh(e/t),H=1/0;function qt(e){return(Ut((e^e>>31)-(e>>31))|0)+1}function Jt(e,t,n){return zt(Bt(e,t),n)}function Yt(e){return typeof e==`function`}function U(e){return Yt(e)?e:()=>e}let Xt=()=>{},Zt=e=>e,Qt=(e,t)=>t,$t=e=>null,en=e=>!0,tn=(e,t)=>e==t,nn=/\\.\\d*?(?=9{6,}|0{6,})/gm,rn=e=>{if(pn(e)||sn.has(e))return e;let t=`${e}`,n=t.match(nn);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${rn(e)}e${n}`}return G(e,r)};function an(e,t){return rn(G(rn(e/t))*t)}function W(e,t){return rn(Rt(rn(e/t))*t)}function on(e,t){return rn(It(rn(e/t))*t)}function G(e,t=0){if(pn(e))return e;let n=10**t,r=e*n*(1+2**-52);return Lt(r)/n}let sn=new Map;function cn(e){return((``+e).split(`.`)[1]||``).length}function K(e,t,n,r){let i=[],a=r.map(cn);for(let o=t;o<n;o++){let t=Ft(o),n=G(Vt(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:G(c,l);i.push(u),sn.set(u,l)}}return i}let ln={},un=[],dn=[null,null],fn=Array.isArray,pn=Number.isInteger,mn=e=>e===void 0;function hn(e){return typeof e==`string`}function gn(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function _n(e){return typeof e==`object`&&!!e}let vn=Object.getPrototypeOf(Uint8Array),yn=`__proto__`;function bn(e,t=gn){let n;if(fn(e)){let r=e.find(e=>e!=null);if(fn(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=bn(e[r],t)}else n=e.slice()}else if(e instanceof vn)n=e.slice();else if(t(e)){n={};for(let r in e)r!=yn&&(n[r]=bn(e[r],t))}else n=e;return n}function q(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=yn&&(gn(e[t])?q(e[t],bn(r[t])):e[t]=bn(r[t]))}return e}function xn(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function Sn(e,t){if(Tn(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return En(t[0])||(t=wn(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:1,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=0&&(l[n]=t,u==2&&d.push(n)):l[n]=t}xn(l,d,i),r.push(l)}}return r}let Cn=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function wn(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function Tn(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function En(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=Bt(1,It((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}let Dn=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],On=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function kn(e){return e.slice(0,3)}let An=On.map(kn),jn={MMMM:Dn,MMM:Dn.map(kn),WWWW:On,WWW:An};function Mn(e){return(e<10?`0`:``)+e}function Nn(e){return(e<10?`00`:e<100?`0`:``)+e}let Pn={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Mn(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Mn(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Mn(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>Mn(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Mn(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>Nn(e.getMilliseconds())};function Fn(e,t){t||=jn;let n=[],r=/\\{([a-z]+)\\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?Pn[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}let In=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Ln(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==In?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}let Rn=e=>e%1==0,zn=[1,2,2.5,5],Bn=K(10,-32,0,zn),Vn=K(10,0,32,zn),Hn=Vn.filter(Rn),Un=Bn.concat(Vn),Wn=`{YYYY}`,Gn=`\n`+Wn,Kn=`{M}/{D}`,qn=`\n`+Kn,Jn=qn+`/{YY}`,Yn=`{aa}`,Xn=`{h}:{mm}`+Yn,Zn=`\n`+Xn,Qn=`:{ss}`;function $n(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?K(10,0,3,zn).filter(Rn):K(10,-3,0,zn)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,Wn,null,null,null,null,null,null,1],[i*28,`{MMM}`,Gn,null,null,null,null,null,1],[i,Kn,Gn,null,null,null,null,null,1],[r,`{h}`+Yn,Jn,null,qn,null,null,null,1],[n,Xn,Jn,null,qn,null,null,null,1],[t,Qn,Jn+` `+Xn,null,qn+` `+Xn,null,Zn,null,1],[e,Qn+`.{fff}`,Jn+` `+Xn,null,qn+` `+Xn,null,Zn,null,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=G(g*e,3),v=lr(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=G(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:G(lr(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(Lt(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=lr(c+r*a,l+n*a,1),s=o-t(G(o*e,3));i=G((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(It(l)-It(_))+W(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=G(o+d,e==1?0:3),!(o>u);)if(g>1){let e=It(G(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];G((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}let[er,tr,nr]=$n(1),[rr,ir,ar]=$n(.001);K(2,-53,53,[1]);function or(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function sr(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function cr(e,t){let n=Fn(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function lr(e,t,n){return new Date(e,t,n)}function ur(e,t){return t(e)}function dr(e,t){return(n,r,i,a)=>a==null?`--`:t(e(r))}function fr(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function pr(e,t){return e.series[t].fill(e,t)}let mr={show:!0,live:!0,isolate:!1,mount:Xt,markers:{show:!0,width:2,stroke:fr,fill:pr,dash:`solid`},idx:null,idxs:null,values:[]};function hr(e,t){let n=e.cursor.points,r=it(),i=n.size(e,t);B(r,Pe,i),B(r,Fe,i);let a=i/-2;B(r,`marginLeft`,a),B(r,`marginTop`,a);let o=n.width(e,t,i);return o&&B(r,`borderWidth`,o),r}function gr(e,t){let n=e.series[t].points;return n._fill||n._stroke}function _r(e,t){let n=e.series[t].points;return n._stroke||n._fill}function vr(e,t){return e.series[t].points.size}let yr=[0,0];function br(e,t,n){return yr[0]=t,yr[1]=n,yr}function xr(e,t,n,r=!0){return e=>{e.button!=0||r&&e.target!=t||n(e)}}function Sr(e,t,n,r=!0){return e=>{r&&e.target!=t||n(e)}}let Cr={show:!0,x:!0,y:!0,lock:!1,move:br,points:{one:!1,show:hr,size:vr,width:0,stroke:_r,fill:gr},bind:{mousedown:xr,mouseup:xr,click:xr,dblclick:xr,mousemove:Sr,mouseleave:Sr,mouseenter:Sr},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},wr={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},Tr=q({},wr,{filter:Qt}),Er=q({},Tr,{size:10}),Dr=q({},wr,{show:!1}),Or=`12px system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"`,kr=`bold `+Or,Ar=1.5,jr={show:!0,scale:`x`,stroke:ze,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:kr,side:2,grid:Tr,ticks:Er,border:Dr,font:Or,lineGap:Ar,rotate:0},Mr={show:!0,scale:`x`,auto:!1,sorted:1,min:H,max:-1/0,idxs:[]};function Nr(e,t,n,r,i){return t.map(e=>e==null?``:Mt(e))}function Pr(e,t,n,r,i,a,o){let s=[],c=sn.get(i)||0;n=o?n:G(W(n,i),c);for(let e=n;e<=r;e=G(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function Fr(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log,l=It((c==10?Ut:Wt)(n));i=Vt(c,l),c==10&&(i=Un[ht(i,Un)]);let u=n,d=i*c;c==10&&(d=Un[ht(d,Un)]);do s.push(u),u+=i,c==10&&!sn.has(u)&&(u=G(u,sn.get(i))),u>=d&&(i=u,d=i*c,c==10&&(d=Un[ht(d,Un)]));while(u<=r);return s}function Ir(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?Fr(e,t,Bt(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?Fr(e,t,Bt(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}let Lr=/./,Rr=/[12357]/,J=/[125]/,Y=/1/,zr=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function Br(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?Lr:c(7,o)-u>=l?Rr:c(5,o)-u>=l?J:Y;if(d==Y){let e=Ft(c(1,o)-u);if(e<l)return zr(t.slice().reverse(),s.distr,d,Rt(l/e)).reverse()}return zr(t,s.distr,d,1)}function Vr(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=Ft(c(1,o)-c(2,o));return l<s?zr(t.slice().reverse(),3,Lr,Rt(s/l)).reverse():t}function Hr(e,t,n,r){return r==null?`--`:t==null?``:Mt(t)}let Ur={show:!0,scale:`y`,stroke:ze,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:kr,side:3,grid:Tr,ticks:Er,border:Dr,font:Or,lineGap:Ar,rotate:0};function Wr(e,t){return G((3+(e||1)*2)*t,3)}function Gr(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=e.valToPos(i[r[1]],n,!0),s=Ft(o-a)/(e.series[t].points.space*z);return r[1]-r[0]<=s}let X={scale:null,auto:!0,sorted:0,min:H,max:-1/0},Kr=(e,t,n,r,i)=>i,qr={show:!0,auto:!0,sorted:0,gaps:Kr,alpha:1,facets:[q({},X,{scale:`x`}),q({},X,{scale:`y`})]},Jr={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Kr,alpha:1,points:{show:Gr,filter:null},values:null,min:H,max:-1/0,idxs:[],path:null,clip:null};function Yr(e,t,n,r,i){return n/10}let Xr={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Zr=q({},Xr,{time:!1,ori:1}),Z={};function Qr(e,t){let n=Z[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(Z[e]=n)),n}function $r(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,ci,ui,fi,mi,gi):n(i,c,l,u,d,_,g,p,f,h,m,li,di,pi,hi,_i)}function ei(e,t){let n=0,r=0,i=V(e.bands,un);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function ti(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function ni(e,t,n,r,i,a){return $r(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?ui:di,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function ri(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?fi:pi,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function ii(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function ai(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function oi(e){return e==0?Zt:e==1?Lt:t=>an(t,e)}function si(e){let t=e==0?ci:li,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=zt(c,o/2,s/2),l=zt(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}let ci=(e,t,n)=>{e.moveTo(t,n)},li=(e,t,n)=>{e.moveTo(n,t)},ui=(e,t,n)=>{e.lineTo(t,n)},di=(e,t,n)=>{e.lineTo(n,t)},fi=si(0),pi=si(1),mi=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},hi=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},gi=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},_i=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function vi(e){return(e,t,n,r,i)=>$r(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=ci,v=mi):(_=li,v=hi);let y=G(g.width*z,3),b=(g.size-g.width)/2*z,x=G(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:T,width:E,height:D}=e.bbox;fi(C,w-x,T-x,E+x*2,D+x*2);let O=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,Pt*2)}};if(i)i.forEach(O);else for(let e=n;e<=r;e++)O(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function yi(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}let bi=yi(ui),xi=yi(di);function Si(e){let t=V(e?.alignGaps,0);return(e,n,r,i)=>$r(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=yt(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=ui,b=bi):(y=di,b=xi);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[T,E]=ei(e,n);if(a.fill!=null||T!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,T)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...ai(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=ri(l,c.ori,f,p,m,h)}return E!=0&&(S.band=E==2?[ni(e,n,r,i,C,-1),ni(e,n,r,i,C,1)]:ni(e,n,r,i,C,E)),S})}function Ci(e){let t=V(e.align,1),n=V(e.ascDesc,!1),r=V(e.alignGaps,0),i=V(e.extend,!1);return(e,a,o,s)=>$r(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=yt(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?ui:di,T={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},E=T.stroke,D=d.dir*(d.ori==0?1:-1),O=C(u[D==1?o:s]),k=S(l[D==1?o:s]),ee=k,A=k;i&&t==-1&&(A=b,w(E,A,O)),w(E,k,O);for(let e=D==1?o:s;e>=o&&e<=s;e+=D){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(E,r,O):w(E,ee,i),w(E,r,i),O=i,ee=r}let j=ee;i&&t==1&&(j=b+x,w(E,j,O));let[te,ne]=ei(e,a);if(c.fill!=null||te!=0){let t=T.fill=new Path2D(E),n=C(c.fillTo(e,a,c.min,c.max,te));w(t,j,n),w(t,A,n)}if(!c.spanGaps){let i=[];i.push(...ai(l,u,o,s,D,S,r));let f=c.width*z/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),T.gaps=i=c.gaps(e,a,o,s,i),T.clip=ri(i,d.ori,h,g,_,v)}return ne!=0&&(T.band=ne==2?[ni(e,a,o,s,E,-1),ni(e,a,o,s,E,1)]:ni(e,a,o,s,E,ne)),T})}function wi(e,t,n,r,i,a,o=H){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=Ft(e[c]-e[s]);t<l&&(l=t,o=Ft(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function Ti(e){e||=ln;let t=V(e.size,[.6,H,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=U(i),o=1-t[0],s=V(t[1],H),c=V(t[2],1),l=V(e.disp,ln),u=V(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>$r(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let T=m.pxRound,E=n,D=r*z,O=s*z,k=c*z,ee,A;_.ori==0?[ee,A]=a(e,t):[A,ee]=a(e,t);let j=_.dir*(_.ori==0?1:-1),te=_.ori==0?fi:pi,ne=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},re=V(e.bands,un).find(e=>e.series[0]==t),ie=re==null?0:re.dir,ae=m.fillTo(e,t,m.min,m.max,ie),M=T(b(ae,v,w,S)),N,P,oe,F=C,I=T(m.width*z),se=!1,ce=null,le=null,ue=null,de=null;d!=null&&(I==0||f!=null)&&(se=!0,ce=d.values(e,t,i,p),le=new Map,new Set(ce).forEach(e=>{e!=null&&le.set(e,new Path2D)}),I>0&&(ue=f.values(e,t,i,p),de=new Map,new Set(ue).forEach(e=>{e!=null&&de.set(e,new Path2D)})));let{x0:fe,size:pe}=l;if(fe!=null&&pe!=null){E=1,h=fe.values(e,t,i,p),fe.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=pe.values(e,t,i,p);P=pe.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),F=wi(h,g,y,_,C,x,F),oe=F-P+D}else F=wi(h,g,y,_,C,x,F),oe=F*o+D,P=F-oe;oe<1&&(oe=0),I>=P/2&&(I=0),oe<5&&(T=Zt);let me=oe>0,he=F-oe-(me?I:0);P=T(Jt(he,k,O)),N=(E==0?P/2:E==j?0:P)-E*j*((E==0?D/2:0)+(me?I/2:0));let ge={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},_e=se?null:new Path2D,ve=null;if(re!=null)ve=e.data[re.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),ve=n.values(e,t,i,p))}let ye=ee*P,be=A*P;for(let n=j==1?i:p;n>=i&&n<=p;n+=j){let r=g[n];if(r==null)continue;if(ve!=null){let e=ve[n]??0;if(r-e==0)continue;M=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(V(r,ae),v,w,S),o=T(i-N),s=T(Bt(a,M)),c=T(zt(a,M)),u=s-c;if(r!=null){let i=r<0?be:ye,a=r<0?ye:be;se?(I>0&&ue[n]!=null&&te(de.get(ue[n]),o,c+It(I/2),P,Bt(0,u-I),i,a),ce[n]!=null&&te(le.get(ce[n]),o,c+It(I/2),P,Bt(0,u-I),i,a)):te(_e,o,c+It(I/2),P,Bt(0,u-I),i,a),ne(e,t,n,o-I/2,c,P+I,u)}}return I>0?ge.stroke=se?de:_e:se||(ge._fill=m.width==0?m._fill:m._stroke??m._fill,ge.width=0),ge.fill=se?le:_e,ge})}function Ei(e,t){let n=V(t?.alignGaps,0);return(t,r,i,a)=>$r(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=yt(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=ci,S=ui,x=gi):(b=li,S=di,x=_i);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),T=w,E=[],D=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);E.push(T=n),D.push(y(c[e]))}let O={stroke:e(E,D,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:1},k=O.stroke,[ee,A]=ei(t,r);if(o.fill!=null||ee!=0){let e=O.fill=new Path2D(k),n=y(o.fillTo(t,r,o.min,o.max,ee));S(e,T,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...ai(s,c,i,a,C,v,n)),O.gaps=e=o.gaps(t,r,i,a,e),O.clip=ri(e,l.ori,p,m,h,g)}return A!=0&&(O.band=A==2?[ni(t,r,i,a,k,-1),ni(t,r,i,a,k,1)]:ni(t,r,i,a,k,A)),O})}function Di(e){return Ei(Oi,e)}function Oi(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}let ki=new Set;function Ai(){for(let e of ki)e.syncRect(!0)}Ye&&(pt(`resize`,Ze,Ai),pt(`scroll`,Ze,Ai,!0),pt(Je,Ze,()=>{Q.pxRatio=z}));let ji=Si(),Mi=vi();function Ni(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>Fi(e,r,t,n))}function Pi(e,t){return e.map((e,n)=>n==0?{}:q({},t,e))}function Fi(e,t,n,r){return q({},t==0?n:r,e)}function Ii(e,t,n){return t==null?dn:[t,n]}let Li=Ii;function Ri(e,t,n){return t==null?dn:Ot(t,n,wt,!0)}function zi(e,t,n,r){return t==null?dn:St(t,n,e.scales[r].log,!1)}let Bi=zi;function Vi(e,t,n,r){return t==null?dn:Ct(t,n,e.scales[r].log,!1)}let Hi=Vi;function Ui(e,t,n,r,i){let a=Bt(qt(e),qt(t)),o=t-e,s=ht(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?sn.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function Wi(e){let t,n;return e=e.replace(/(\\d+)px/,(e,r)=>(t=Lt((n=+r)*z))+`px`),[e,t,n]}function Gi(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=G(e[2]*z,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function Q(e,t,n){let r={mode:V(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=it(`uplot`);if(e.id!=null&&(l.id=e.id),tt(l,e.class),e.title){let t=it(`u-title`,l);t.textContent=e.title}let u=rt(`canvas`),d=r.ctx=u.getContext(`2d`),f=it(`u-wrap`,l);pt(`click`,f,e=>{e.target===m&&(J!=kr||Y!=Ar)&&Gr.click(r,e)},!0);let p=r.under=it(`u-under`,f);f.appendChild(u);let m=r.over=it(`u-over`,f);e=bn(e);let h=+V(e.pxAlign,1),g=oi(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?Ni(e.series||[],Mr,Jr,!1):Pi(e.series||[null],qr),y=r.axes=Ni(e.axes||[],jr,Ur,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=U(e.fill||null),e.dir=V(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:lr,series:Vn},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function T(e){let t=e.distr==3?t=>Ut(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>Kt(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function E(t){let n=b[t];if(n==null){let r=(e.scales||ln)[t]||ln;if(r.from!=null){E(r.from);let e=q({},b[r.from],r,{key:t});e.valToPct=T(e),b[t]=e}else{n=b[t]=q({},t==S?Xr:Zr,r),n.key=t;let e=n.time,a=n.range,o=fn(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?Tt:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?Tt:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&gn(a))){let e=a;a=(t,n,r)=>n==null?dn:Ot(n,r,e)}n.range=U(a||(e?Li:t==S?n.distr==3?Bi:n.distr==4?Hi:Ii:n.distr==3?zi:n.distr==4?Vi:Ri)),n.auto=U(!o&&n.auto),n.clamp=U(n.clamp||Yr),n._min=n._max=null,n.valToPct=T(n)}}}E(`x`),E(`y`),i==1&&v.forEach(e=>{E(e.scale)}),y.forEach(e=>{E(e.scale)});for(let t in e.scales)E(t);let D=b[S],O=D.distr,k,ee;D.ori==0?(tt(l,`u-hz`),k=a,ee=o):(tt(l,`u-vt`),k=o,ee=a);let A={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(A[e]={min:t.min,max:t.max},t.min=t.max=null)}let j=e.tzDate||(e=>new Date(Lt(e/_))),te=e.fmtDate||Fn,ne=_==1?nr(j):ar(j),re=sr(j,or(_==1?tr:ir,te)),ie=dr(j,ur(`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`,te)),ae=[],M=r.legend=q({},mr,e.legend),N=r.cursor=q({},Cr,{drag:{y:i==2}},e.cursor),P=M.show,oe=N.show,F=M.markers;M.idxs=ae,F.width=U(F.width),F.dash=U(F.dash),F.stroke=U(F.stroke),F.fill=U(F.fill);let I,se,ce,le=[],ue=[],de,fe=!1,pe={};if(M.live){let e=v[1]?v[1].values:null;fe=e!=null,de=fe?e(r,1,0):{_:0};for(let e in de)pe[e]=`--`}if(P){if(I=rt(`table`,`u-legend`,l),ce=rt(`tbody`,null,I),M.mount(r,I),fe){se=rt(`thead`,null,I,ce);let e=rt(`tr`,null,se);for(var me in rt(`th`,null,e),de)rt(`th`,Ne,e).textContent=me}else tt(I,`u-inline`),M.live&&tt(I,`u-live`)}let he={show:!0},ge={show:!1};function _e(e,t){if(t==0&&(fe||!M.live||i==2))return dn;let n=[],a=rt(`tr`,`u-series`,ce,ce.childNodes[t]);tt(a,e.class),e.show||tt(a,Me);let o=rt(`th`,null,a);if(F.show){let e=it(`u-marker`,o);if(t>0){let n=F.width(r,t);n&&(e.style.border=n+`px `+F.dash(r,t)+` `+F.stroke(r,t)),e.style.background=F.fill(r,t)}}let s=it(Ne,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(F.show||(s.style.color=e.width>0?F.stroke(r,t):F.fill(r,t)),ye(`click`,o,t=>{if(N._lock)return;vt(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=M.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&ii(r,e?r==n?he:ge:he,!0,$.setSeries)})}else ii(n,{show:!e.show},!0,$.setSeries)},!1),Et&&ye(We,o,t=>{N._lock||(vt(t),ii(v.indexOf(e),pi,!0,$.setSeries))},!1)),de){let e=rt(`td`,`u-value`,a);e.textContent=`--`,n.push(e)}return[a,n]}let ve=new Map;function ye(e,t,n,i=!0){let a=ve.get(t)||{},o=N.bind[e](r,t,n,i);o&&(pt(e,t,a[e]=o),ve.set(t,a))}function be(e,t,n){let r=ve.get(t)||{};for(let n in r)(e==null||n==e)&&(mt(n,t,r[n]),delete r[n]);e??ve.delete(t)}let xe=0,Se=0,L=0,R=0,Ce=0,we=0,Te=Ce,Ee=we,De=L,Oe=R,ke=0,Ae=0,je=0,ze=0;r.bbox={};let qe=!1,Ye=!1,Qe=!1,$e=!1,et=!1,at=!1;function st(e,t,n){(n||e!=r.width||t!=r.height)&&lt(e,t),fr(!1),Qe=!0,Ye=!0,vr()}function lt(e,t){r.width=xe=L=e,r.height=Se=R=t,Ce=we=0,gt(),_t();let n=r.bbox;ke=n.left=an(Ce*z,.5),Ae=n.top=an(we*z,.5),je=n.width=an(L*z,.5),ze=n.height=an(R*z,.5)}function dt(){let e=!1,t=0;for(;!e;){t++;let n=Qn(t),i=$n(t);e=t==3||n&&i,e||(lt(r.width,r.height),Ye=!0)}}function ft({width:e,height:t}){st(e,t)}r.setSize=ft;function gt(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(L-=c,a==3?(Ce+=c,r=!0):n=!0):(R-=c,a==0?(we+=c,e=!0):t=!0))}}),qt[0]=e,qt[1]=n,qt[2]=t,qt[3]=r,L-=rn[1]+rn[3],Ce+=rn[3],R-=rn[2]+rn[0],we+=rn[0]}function _t(){let e=Ce+L,t=we+R,n=Ce,r=we;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(N.dataIdx==null){let e=N.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=U(e.prox),i=e.bias??=0;N.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??H,u=l>=0&&l<H,d=D.ori==0?L:R,f=N.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:k(p[e],D,d,0),r=t==null?1/0:k(p[t],D,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&Ft(f-k(p[o],D,d,0))>l&&(c=null);return c}}let vt=e=>{N.event=e};N.idxs=ae,N._lock=!1;let yt=N.points;yt.show=U(yt.show),yt.size=U(yt.size),yt.stroke=U(yt.stroke),yt.width=U(yt.width),yt.fill=U(yt.fill);let bt=r.focus=q({},e.focus||{alpha:.3},N.focus),Et=bt.prox>=0,Dt=Et&&yt.one,At=[],jt=[],Mt=[];function Nt(e,t){let n=yt.show(r,t);if(n instanceof HTMLElement)return tt(n,`u-cursor-pt`),tt(n,e.class),ot(n,-10,-10,L,R),m.insertBefore(n,At[t]),n}function It(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?hn(n)?dr(j,ur(n,te)):n||ie:n||Hr,e.label=e.label||(t?`Time`:`Value`)}if(Dt||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||ji||$t,e.fillTo=U(e.fillTo||ti),e.pxAlign=+V(e.pxAlign,h),e.pxRound=oi(e.pxAlign),e.stroke=U(e.stroke||null),e.fill=U(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=Wr(Bt(1,e.width),1),n=e.points=q({},{size:t,width:Bt(1,t*.2),stroke:e.stroke,space:t*2,paths:Mi,_stroke:null,_fill:null},e.points);n.show=U(n.show),n.filter=U(n.filter),n.fill=U(n.fill),n.stroke=U(n.stroke),n.paths=U(n.paths),n.pxAlign=e.pxAlign}if(P){let n=_e(e,t);le.splice(t,0,n[0]),ue.splice(t,0,n[1]),M.values.push(null)}if(oe){ae.splice(t,0,null);let n=null;Dt?t==0&&(n=Nt(e,t)):t>0&&(n=Nt(e,t)),At.splice(t,0,n),jt.splice(t,0,0),Mt.splice(t,0,0)}ra(`addSeries`,t)}function Ht(e,t){t??=v.length,e=i==1?Fi(e,t,Mr,Jr):Fi(e,t,{},qr),v.splice(t,0,e),It(v[t],t)}r.addSeries=Ht;function Wt(e){if(v.splice(e,1),P){M.values.splice(e,1),ue.splice(e,1);let t=le.splice(e,1)[0];be(null,t.firstChild),t.remove()}oe&&(ae.splice(e,1),At.splice(e,1)[0].remove(),jt.splice(e,1),Mt.splice(e,1)),ra(`delSeries`,e)}r.delSeries=Wt;let qt=[!1,!1,!1,!1];function Xt(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=U(e.size),e.space=U(e.space),e.rotate=U(e.rotate),fn(e.incrs)&&e.incrs.forEach(e=>{!sn.has(e)&&sn.set(e,cn(e))}),e.incrs=U(e.incrs||(i.distr==2?Hn:a?_==1?er:rr:Un)),e.splits=U(e.splits||(a&&i.distr==1?ne:i.distr==3?Fr:i.distr==4?Ir:Pr)),e.stroke=U(e.stroke),e.grid.stroke=U(e.grid.stroke),e.ticks.stroke=U(e.ticks.stroke),e.border.stroke=U(e.border.stroke);let o=e.values;e.values=fn(o)&&!fn(o[0])?U(o):a?fn(o)?sr(j,or(o,te)):hn(o)?cr(j,o):o||re:o||Nr,e.filter=U(e.filter||(i.distr>=3&&i.log==10?Br:i.distr==3&&i.log==2?Vr:Qt)),e.font=Wi(e.font),e.labelFont=Wi(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(qt[t]=!0,e._el=it(`u-axis`,f))}}function Zt(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?Lt(jr.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?Lt(Ur.size/2):0),l}let nn=r.padding=(e.padding||[Zt,Zt,Zt,Zt]).map(e=>U(V(e,Zt))),rn=r._padding=nn.map((e,t)=>e(r,t,qt,0)),W,on=null,K=null,pn=i==1?v[0].idxs:null,vn=null,yn=!1;function xn(e,n){if(t=e??[],r.data=r._data=t,i==2){W=0;for(let e=1;e<v.length;e++)W+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),vn=t[0],W=vn.length;let e=t;if(O==2){e=t.slice();let n=e[0]=Array(W);for(let e=0;e<W;e++)n[e]=e}r._data=t=e}if(fr(!0),ra(`setData`),O==2&&(Qe=!0),n!==!1){let e=D;e.auto(r,yn)?Sn():ri(S,e.min,e.max),$e||=N.left>=0,at=!0,vr()}}r.setData=xn;function Sn(){yn=!0;let e,n;i==1&&(W>0?(on=pn[0]=0,K=pn[1]=W-1,e=t[0][on],n=t[0][K],O==2?(e=on,n=K):e==n&&(O==3?[e,n]=St(e,e,D.log,!1):O==4?[e,n]=Ct(e,e,D.log,!1):D.time?n=e+Lt(86400/_):[e,n]=Ot(e,n,wt,!0))):(on=pn[0]=e=null,K=pn[1]=n=null)),ri(S,e,n)}let wn,Tn,En,Dn,On,kn,An,jn,Mn,Nn;function Pn(e,t,n,r,i,a){e??=Be,n??=un,r??=`butt`,i??=Be,a??=`round`,e!=wn&&(d.strokeStyle=wn=e),i!=Tn&&(d.fillStyle=Tn=i),t!=En&&(d.lineWidth=En=t),a!=On&&(d.lineJoin=On=a),r!=kn&&(d.lineCap=kn=r),n!=Dn&&d.setLineDash(Dn=n)}function In(e,t,n,r){t!=Tn&&(d.fillStyle=Tn=t),e!=An&&(d.font=An=e),n!=jn&&(d.textAlign=jn=n),r!=Mn&&(d.textBaseline=Mn=r)}function Ln(e,t,n,i,a=0){if(i.length>0&&e.auto(r,yn)&&(t==null||t.min==null)){let t=V(on,0),r=V(K,i.length-1),o=n.min==null?xt(i,t,r,a,e.distr==3):[n.min,n.max];e.min=zt(e.min,n.min=o[0]),e.max=Bt(e.max,n.max=o[1])}}let Rn={min:null,max:null};function zn(){for(let e in b){let t=b[e];A[e]==null&&(t.min==null||A[S]!=null&&t.auto(r,yn))&&(A[e]=Rn)}for(let e in b){let t=b[e];A[e]==null&&t.from!=null&&A[t.from]!=null&&(A[e]=Rn)}A[S]!=null&&fr(!0);let e={};for(let t in A){let n=A[t];if(n!=null){let a=e[t]=bn(b[t],_n);if(n.min!=null)q(a,n);else if(t!=S||i==2){if(W==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=H,a.max=-1/0}}}if(W>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=A[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],on=ht(s.min,t[0]),K=ht(s.max,t[0]),K-on>1&&(t[0][on]<s.min&&on++,t[0][K]>s.max&&K--),n.min=vn[on],n.max=vn[K]}else n.show&&n.auto&&Ln(s,o,n,t[a],n.sorted);n.idxs[0]=on,n.idxs[1]=K}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&Ln(u,A[o],r,c,r.sorted),d!=null&&Ln(d,A[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=A[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==H?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?Ut(i.min):e==4?Kt(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?Ut(i.max):e==4?Kt(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)Qe=!0,ra(`setScale`,e);oe&&N.left>=0&&($e=at=!0)}for(let e in A)A[e]=null}function Bn(e){let t=Jt(on-1,0,W-1),n=Jt(K+1,0,W-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<W-1;)n++;return[t,n]}function Vn(){if(W>0){let e=v.some(e=>e._focus)&&Nn!=bt.alpha;e&&(d.globalAlpha=Nn=bt.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(Wn(n,!1),Wn(n,!0),e._paths==null)){let a=Nn;Nn!=e.alpha&&(d.globalAlpha=Nn=e.alpha);let o=i==2?[0,t[n][0].length-1]:Bn(t[n]);e._paths=e.paths(r,n,o[0],o[1]),Nn!=a&&(d.globalAlpha=Nn=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=Nn;Nn!=e.alpha&&(d.globalAlpha=Nn=e.alpha),e._paths!=null&&Gn(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,on,K,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,on,K,a),Gn(t,!0))}Nn!=n&&(d.globalAlpha=Nn=n),ra(`drawSeries`,t)}}),e&&(d.globalAlpha=Nn=1)}}function Wn(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function Gn(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=G(l*z,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=ke-l/2,t=Ae-l/2,n=je+l,r=ze+l;u=new Path2D,u.rect(e,t,n,r)}t?qn(s,l,n.dash,n.cap,c,r,i,o,a):Kn(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function Kn(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||ln).band;fn(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&kt(g,on,K)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,qn(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||qn(n,i,a,o,s,c,l,u,d,f)}function qn(e,t,n,r,i,a,o,s,c,l,u,f){Pn(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),Yn(i,o),Jn(e,a,t)):s&2?(Yn(i,o),d.clip(f),Jn(e,a,t)):s&1&&(d.save(),d.clip(f),u&&d.clip(u),Yn(i,o),d.restore(),Jn(e,a,t)):(Yn(i,o),Jn(e,a,t)),(c||l||f)&&d.restore()}function Jn(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=wn=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function Yn(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=Tn=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function Xn(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=Ui(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function Zn(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),Pn(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function Qn(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,fr(!1));return}n._show||(t=!1,n._show=!0,fr(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=Xn(i,c,l,s==0?L:R);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>vn[e]):p,h=a.distr==2?vn[p[1]]-vn[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=Rt(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function $n(e){let t=!0;return nn.forEach((n,i)=>{let a=n(r,i,qt,e);a!=rn[i]&&(t=!1),rn[i]=a}),t}function lr(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=Lt((t._lpos+s)*z);In(t.labelFont[0],c,`center`,n==2?`top`:Ie),d.save(),i==1?(a=o=0,d.translate(p,Lt(Ae+ze/2)),d.rotate((n==3?-Pt:Pt)/2)):(a=Lt(ke+je/2),o=p);let m=Yt(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?je:ze,h=i==0?ke:Ae,_=t._splits,v=p.distr==2?_.map(e=>vn[e]):_,x=p.distr==2?vn[_[1]]-vn[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,T=Lt(w*z),E=Lt((t.alignTo==2?t._size-w-t.gap:t.gap)*z),D=t._rotate*-Pt/180,O=g(t._pos*z),k=O+(T+E)*l;o=i==0?k:0,a=i==1?k:0;let ee=t.font[0];In(ee,c,t.align==1?Le:t.align==2?Re:D>0?Le:D<0?Re:i==0?`center`:n==3?Re:Le,D||i==1?`middle`:n==2?`top`:Ie);let A=t.font[1]*t.lineGap,j=_.map(e=>g(s(e,p,m,h))),te=t._values;for(let e=0;e<te.length;e++){let t=te[e];if(t!=null){i==0?a=j[e]:o=j[e],t=``+t;let n=t.indexOf(`\n`)==-1?[t]:t.split(/\\n/gm);for(let e=0;e<n.length;e++){let t=n[e];D?(d.save(),d.translate(a,o+e*A),d.rotate(D),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*A)}}}S.show&&Zn(j,S.filter(r,v,e,f,x),i,n,O,T,G(S.width*z,3),S.stroke(r,e),S.dash,S.cap);let ne=t.grid;ne.show&&Zn(j,ne.filter(r,v,e,f,x),i,i==0?2:1,i==0?Ae:ke,i==0?ze:je,G(ne.width*z,3),ne.stroke(r,e),ne.dash,ne.cap),C.show&&Zn([O],[1],+(i==0),i==0?1:2,i==1?Ae:ke,i==1?ze:je,G(C.width*z,3),C.stroke(r,e),C.dash,C.cap)}ra(`drawAxes`)}function fr(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let pr=!1,hr=!1,gr=[];function _r(){hr=!1;for(let e=0;e<gr.length;e++)ra(...gr[e]);gr.length=0}function vr(){pr||=(Cn(br),!0)}function yr(e,t=!1){pr=!0,hr=t,e(r),br(),t&&gr.length>0&&queueMicrotask(_r)}r.batch=yr;function br(){if(qe&&=(zn(),!1),Qe&&=(dt(),!1),Ye){if(B(p,Le,Ce),B(p,`top`,we),B(p,Pe,L),B(p,Fe,R),B(m,Le,Ce),B(m,`top`,we),B(m,Pe,L),B(m,Fe,R),B(f,Pe,xe),B(f,Fe,Se),u.width=Lt(xe*z),u.height=Lt(Se*z),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;B(e,a?`left`:`top`,r-t),B(e,a?`width`:`height`,n),B(e,a?`top`:`left`,a?we:Ce),B(e,a?`height`:`width`,a?R:L),nt(e,Me)}else tt(e,Me)}}),wn=Tn=En=On=kn=An=jn=Mn=Dn=null,Nn=1,Ei(!0),Ce!=Te||we!=Ee||L!=De||R!=Oe){fr(!1);let e=L/De,t=R/Oe;if(oe&&!$e&&N.left>=0){N.left*=e,N.top*=t,Tr&&ot(Tr,Lt(N.left),0,L,R),Er&&ot(Er,0,Lt(N.top),L,R);for(let n=0;n<At.length;n++){let r=At[n];r!=null&&(jt[n]*=e,Mt[n]*=t,ot(r,Rt(jt[n]),Rt(Mt[n]),L,R))}}if(Z.show&&!et&&Z.left>=0&&Z.width>0){Z.left*=e,Z.width*=e,Z.top*=t,Z.height*=t;for(let e in Ai)B($r,e,Z[e])}Te=Ce,Ee=we,De=L,Oe=R}ra(`setSize`),Ye=!1}xe>0&&Se>0&&(d.clearRect(0,0,u.width,u.height),ra(`drawClear`),w.forEach(e=>e()),ra(`draw`)),Z.show&&et&&(ei(Z),et=!1),oe&&$e&&(wi(null,!0,!1),$e=!1),M.show&&M.live&&at&&(Si(),at=!1),c||(c=!0,r.status=1,ra(`ready`)),yn=!1,pr=!1}r.redraw=(e,t)=>{Qe=t||!1,e===!1?vr():ri(S,D.min,D.max)};function xr(e,n){let i=b[e];if(i.from==null){if(W==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(W>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&W>0&&(n.min=ht(n.min,t[0]),n.max=ht(n.max,t[0]),n.min==n.max&&n.max++),A[e]=n,qe=!0,vr()}}r.setScale=xr;let Sr,wr,Tr,Er,Dr,Or,kr,Ar,Lr,Rr,J,Y,zr=!1,Gr=N.drag,X=Gr.x,Kr=Gr.y;oe&&(N.x&&(Sr=it(`u-cursor-x`,m)),N.y&&(wr=it(`u-cursor-y`,m)),D.ori==0?(Tr=Sr,Er=wr):(Tr=wr,Er=Sr),J=N.left,Y=N.top);let Z=r.select=q({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),$r=Z.show?it(`u-select`,Z.over?m:p):null;function ei(e,t){if(Z.show){for(let t in e)Z[t]=e[t],t in Ai&&B($r,t,e[t]);t!==!1&&ra(`setSelect`)}}r.setSelect=ei;function ni(e){if(v[e].show)P&&nt(le[e],Me);else if(P&&tt(le[e],Me),oe){let t=Dt?At[0]:At[e];t!=null&&ot(t,-10,-10,L,R)}}function ri(e,t,n){xr(e,{min:t,max:n})}function ii(e,t,n,a){t.focus!=null&&mi(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,ni(r),i==2?(ri(n.facets[0].scale,null,null),ri(n.facets[1].scale,null,null)):ri(n.scale,null,null),vr())}),n!==!1&&ra(`setSeries`,e,t),a&&sa(`setSeries`,r,e,t)}r.setSeries=ii;function ai(e,t){q(x[e],t)}function si(e,t){e.fill=U(e.fill||null),e.dir=V(e.dir,-1),t??=x.length,x.splice(t,0,e)}function ci(e){e==null?x.length=0:x.splice(e,1)}r.addBand=si,r.setBand=ai,r.delBand=ci;function li(e,t){v[e].alpha=t,oe&&At[e]!=null&&(At[e].style.opacity=t),P&&le[e]&&(le[e].style.opacity=t)}let ui,di,fi,pi={focus:!0};function mi(e){if(e!=fi){let t=e==null,n=bt.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&li(a,i?1:bt.alpha)}}),fi=e,n&&vr()}}P&&Et&&ye(Ge,I,e=>{N._lock||(vt(e),fi!=null&&ii(null,pi,!0,$.setSeries))});function hi(e,t,n){let r=b[t];n&&(e=e/z-(r.ori==1?we:Ce));let i=L;r.ori==1&&(i=R,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?Vt(10,c):l==4?Gt(c,r.asinh):l==100?r.bwd(c):c}function gi(e,n){return ht(hi(e,S,n),t[0],on,K)}r.valToIdx=e=>ht(e,t[0]),r.posToIdx=gi,r.posToVal=hi,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?je:L,n?ke:0):o(e,b[t],n?ze:R,n?Ae:0),r.setCursor=(e,t,n)=>{J=e.left,Y=e.top,wi(null,t,n)};function _i(e,t){B($r,Le,Z.left=e),B($r,Pe,Z.width=t)}function vi(e,t){B($r,`top`,Z.top=e),B($r,Fe,Z.height=t)}let yi=D.ori==0?_i:vi,bi=D.ori==1?_i:vi;function xi(){if(P&&M.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&fe)continue;let t=M.values[e],n=0;for(let r in t)ue[e][n++].firstChild.nodeValue=t[r]}}function Si(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{ae[t]=e}):mn(e.idx)||ae.fill(e.idx),M.idx=ae[0]),P&&M.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!fe)&&Ci(e,ae[e]);xi()}at=!1,t!==!1&&ra(`setLegend`)}r.setLegend=Si;function Ci(e,n){let i=v[e],a=e==0&&O==2?vn:t[e],o;fe?o=i.values(r,e,n)??pe:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?pe:{_:o}),M.values[e]=o}function wi(e,n,a){Lr=J,Rr=Y,[J,Y]=N.move(r,J,Y),N.left=J,N.top=Y,oe&&(Tr&&ot(Tr,Lt(J),0,L,R),Er&&ot(Er,0,Lt(Y),L,R));let o,s=on>K;ui=H,di=null;let c=D.ori==0?L:R,l=D.ori==1?L:R;if(J<0||W==0||s){o=N.idx=null;for(let e=0;e<v.length;e++){let t=At[e];t!=null&&ot(t,-10,-10,L,R)}Et&&ii(null,pi,!0,e==null&&$.setSeries),M.live&&(ae.fill(o),at=!0)}else{let e,n,a;i==1&&(e=D.ori==0?J:Y,n=hi(e,S),o=N.idx=ht(n,t[0],on,K),a=k(t[0][o],D,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=ae[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=N.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(at=at||S!=y||x!=_,ae[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:k(i==1?t[0][x]:t[e][0][x],D,c,0),_=S==null?-10:ee(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(Et&&S!=null){let t=D.ori==1?J:Y,n=Ft(bt.dist(r,e,x,_,t));if(n<ui){let r=bt.bias;if(r!=0){let i=hi(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(ui=n,di=e)}else ui=n,di=e}}if(at||Dt){let t,i;D.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=yt.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=yt.size(r,e);if(v=yt.fill(r,e),g=yt.stroke(r,e),Dt)e==di&&ui<=bt.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=At[e];t!=null&&(jt[e]=c,Mt[e]=l,ut(t,a,o,y),ct(t,v,g),ot(t,Rt(c),Rt(l),L,R))}}}}if(Dt){let e=bt.prox;if(at||(fi==null?ui<=e:ui>e||di!=fi)){let e=At[0];e!=null&&(jt[0]=s,Mt[0]=u,ut(e,d,f,p),ct(e,m,h),ot(e,Rt(s),Rt(u),L,R))}}}if(Z.show&&zr){if(e!=null){let[t,n]=$.scales,[r,i]=$.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(X=s._x,Kr=s._y,X||Kr){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&X?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=k(m(h,a),_,c,0),y=k(m(h+g,a),_,c,0),yi(zt(v,y),Ft(y-v))):yi(0,c),S&&Kr?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=ee(m(h,o),_,l,0),y=ee(m(h+g,o),_,l,0),bi(zt(v,y),Ft(y-v))):bi(0,l)}else Q()}else{let e=Ft(Lr-Dr),t=Ft(Rr-Or);if(D.ori==1){let n=e;e=t,t=n}X=Gr.x&&e>=Gr.dist,Kr=Gr.y&&t>=Gr.dist;let n=Gr.uni;n==null?Gr.x&&Gr.y&&(X||Kr)&&(X=Kr=!0):X&&Kr&&(X=e>=n,Kr=t>=n,!X&&!Kr&&(t>e?Kr=!0:X=!0));let r,i;X&&(D.ori==0?(r=kr,i=J):(r=Ar,i=Y),yi(zt(r,i),Ft(i-r)),Kr||bi(0,l)),Kr&&(D.ori==1?(r=kr,i=J):(r=Ar,i=Y),bi(zt(r,i),Ft(i-r)),X||yi(0,c)),!X&&!Kr&&(yi(0,0),bi(0,0))}}if(Gr._x=X,Gr._y=Kr,e==null){if(a){if(aa!=null){let[e,t]=$.scales;$.values[0]=e==null?null:hi(D.ori==0?J:Y,e),$.values[1]=t==null?null:hi(D.ori==1?J:Y,t)}sa(Ve,r,J,Y,L,R,o)}if(Et){let e=a&&$.setSeries,t=bt.prox;fi==null?ui<=t&&ii(di,pi,!0,e):ui>t?ii(null,pi,!0,e):di!=fi&&ii(di,pi,!0,e)}}at&&(M.idx=o,Si()),n!==!1&&ra(`setCursor`)}let Ti=null;Object.defineProperty(r,\"rect\",{get(){return Ti??Ei(!1),Ti}});function Ei(e=!1){e?Ti=null:(Ti=m.getBoundingClientRect(),ra(`syncRect`,Ti))}function Di(e,t,n,r,i,a,o){N._lock||zr&&e!=null&&e.movementX==0&&e.movementY==0||(Oi(e,t,n,r,i,a,o,!1,e!=null),e==null?wi(t,!0,!1):wi(null,!0,!0))}function Oi(e,t,n,i,a,o,c,l,u){if(Ti??Ei(!1),vt(e),e!=null)n=e.clientX-Ti.left,i=e.clientY-Ti.top;else{if(n<0||i<0){J=-10,Y=-10;return}let[e,r]=$.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=$.match,h=t.axes[0].side%2==1,g=D.ori==0?L:R,_=D.ori==1?L:R,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,D.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==Ve)&&((n<=1||n>=L-1)&&(n=an(n,L)),(i<=1||i>=R-1)&&(i=an(i,R))),l?(Dr=n,Or=i,[kr,Ar]=N.move(r,n,i)):(J=n,Y=i)}let Ai={width:0,height:0,left:0,top:0};function Q(){ei(Ai,!1)}let Ki,qi,Ji,Yi;function Xi(e,t,n,i,a,o,s){zr=!0,X=Kr=Gr._x=Gr._y=!1,Oi(e,t,n,i,a,o,s,!0,!1),e!=null&&(ye(Ue,Xe,Zi,!1),sa(He,r,kr,Ar,L,R,null));let{left:c,top:l,width:u,height:d}=Z;Ki=c,qi=l,Ji=u,Yi=d}function Zi(e,t,n,i,a,o,s){zr=Gr._x=Gr._y=!1,Oi(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=Z,f=u>0||d>0,p=Ki!=c||qi!=l||Ji!=u||Yi!=d;if(f&&p&&ei(Z),Gr.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(D.ori==1&&(e=l,t=d,n=c,r=u),X&&ri(S,hi(e,S),hi(e+t,S)),Kr)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=H&&ri(e,hi(n+r,e),hi(n,e))}Q()}else N.lock&&(N._lock=!N._lock,wi(t,!0,e!=null));e!=null&&(be(Ue,Xe),sa(Ue,r,J,Y,L,R,null))}function Qi(e,t,n,r,i,a,o){if(N._lock)return;vt(e);let s=zr;if(zr){let e=!0,t=!0,n,r;D.ori==0?(n=X,r=Kr):(n=Kr,r=X),n&&r&&(e=J<=10||J>=L-10,t=Y<=10||Y>=R-10),n&&e&&(J=J<kr?0:L),r&&t&&(Y=Y<Ar?0:R),wi(null,!0,!0),zr=!1}J=-10,Y=-10,ae.fill(null),wi(null,!0,!0),s&&(zr=s)}function $i(e,t,n,i,a,o,s){N._lock||(vt(e),Sn(),Q(),e!=null&&sa(Ke,r,J,Y,L,R,null))}function ea(){y.forEach(Gi),st(r.width,r.height,!0)}pt(Je,Ze,ea);let ta={};ta.mousedown=Xi,ta.mousemove=Di,ta.mouseup=Zi,ta.dblclick=$i,ta.setSeries=(e,t,n,i)=>{let a=$.match[2];n=a(r,t,n),n!=-1&&ii(n,i,!0,!1)},oe&&(ye(He,m,Xi),ye(Ve,m,Di),ye(We,m,e=>{vt(e),Ei(!1)}),ye(Ge,m,Qi),ye(Ke,m,$i),ki.add(r),r.syncRect=Ei);let na=r.hooks=e.hooks||{};function ra(e,t,n){hr?gr.push([e,t,n]):e in na&&na[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)na[t]=(na[t]||[]).concat(e.hooks[t])});let ia=(e,t,n)=>n,$=q({key:null,setSeries:!1,filters:{pub:en,sub:en},scales:[S,v[1]?v[1].scale:null],match:[tn,tn,ia],values:[null,null]},N.sync);$.match.length==2&&$.match.push(ia),N.sync=$;let aa=$.key,oa=Qr(aa);function sa(e,t,n,r,i,a,o){$.filters.pub(e,t,n,r,i,a,o)&&oa.pub(e,t,n,r,i,a,o)}oa.sub(r);function ca(e,t,n,r,i,a,o){$.filters.sub(e,t,n,r,i,a,o)&&ta[e](null,t,n,r,i,a,o)}r.pub=ca;function la(){oa.unsub(r),ki.delete(r),ve.clear(),mt(Je,Ze,ea),l.remove(),I?.remove(),ra(`destroy`)}r.destroy=la;function ua(){ra(`init`,e,t),xn(t||e.data,!1),A[S]?xr(S,A[S]):Sn(),et=Z.show&&(Z.width>0||Z.height>0),$e=at=!0,st(e.width,e.height)}return v.forEach(It),y.forEach(Xt),n?n instanceof HTMLElement?(n.appendChild(l),ua()):n(r,ua):ua(),r}Q.assign=q,Q.fmtNum=Mt,Q.rangeNum=Ot,Q.rangeLog=St,Q.rangeAsinh=Ct,Q.orient=$r,Q.pxRatio=z,Q.join=Sn,Q.fmtDate=Fn,Q.tzDate=Ln,Q.sync=Qr;{Q.addGap=ii,Q.clipGaps=ri;let e=Q.paths={points:vi};e.linear=Si,e.stepped=Ci,e.bars=Ti,e.spline=Di}let Ki=(e,t=`color`)=>getComputedStyle(e).getPropertyValue(t);function qi(e,t){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e,{signal:t});let n=new MutationObserver(e);n.observe(document.documentElement,{attributeFilter:[`data-theme`]}),t.addEventListener(`abort`,()=>n.disconnect())}function Ji(t,n,r,i){let a=e(`details`,{class:`numbers`},e(`summary`,{},t));return a.addEventListener(`toggle`,()=>{let o=Array.from({length:r},(t,n)=>{let[a=``,...o]=i(r-1-n);return e(`tr`,{},e(`th`,{scope:`row`},a),...o.map(t=>e(`td`,{},t)))}),s=e(`table`,{},e(`thead`,{},e(`tr`,{},...n.map(t=>e(`th`,{scope:`col`},t)))),e(`tbody`,{},...o));a.append(e(`div`,{class:`scroll`,tabindex:`0`,role:`region`,\"aria-label\":t.textContent??``},s))},{once:!0}),a}let Yi=`time`;function Xi({timestamps:e,interval:t,kind:n,lines:r,format:i,steps:a},o,{line:s,text:c,grid:l},u){let d=n===`bars`,f=r.map((e,t)=>d?r.length-1-t:t),p=d?ra(r.map(e=>e.values)):r.map(e=>[...e.values]),m=e[0]??0,h=e.at(-1)??0,g={stroke:c,font:`12px system-ui, sans-serif`,grid:{stroke:l,width:1},ticks:{show:!1}};return{options:{width:o,height:220,ms:1,tzDate:e=>Q.tzDate(new Date(e),`Etc/UTC`),legend:{show:!1},cursor:{y:!1,points:{show:!d},drag:{x:!1,y:!1,setScale:!1},sync:{key:Yi,setSeries:!1}},scales:{x:{range:()=>[m-t/2,h+t/2]},y:{range:(e,t,n)=>[0,n>0?Q.rangeNum(0,n,.1,!0)[1]:1]}},axes:[{...g,grid:{show:!1},size:30,values:(e,t,n,r,i)=>t.map(e=>ea(e,i))},{...g,size:64,incrs:[...a],values:(e,t)=>t.map(e=>ta(i(e)))}],series:[{},...f.map(e=>{let t=()=>s(e);return d?{fill:t,width:0,points:{show:!1},paths:na}:{stroke:t,width:2,dash:[...r[e]?.dash??[]],points:{size:5},spanGaps:!0}})],hooks:{setCursor:[e=>u(e.cursor.idx)]}},data:[[...e],...f.map(e=>p[e]??[])]}}let Zi=864e5,Qi=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,year:`numeric`}),$i=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,day:`numeric`});function ea(e,t){return t>=28*Zi?Qi.format(e):t>=Zi||e%Zi==0?$i.format(e):new Date(e).toISOString().slice(11,16)}let ta=e=>e.startsWith(`0`)&&!e.startsWith(`0.`)?`0`:e.replace(/ 0 [a-z]+$/,``),na=Q.paths.bars?.({size:[.8,48]})??(()=>null);function ra(e){let t=[];for(let n of e){let e=t.at(-1);t.push(n.map((t,n)=>(t??0)+(e?.[n]??0)))}return t}function ia(t,r){let{title:i,note:a,idle:o,timestamps:s,interval:c,lines:l,format:u}=t,d=e(`p`,{class:`readout`}),f=l.map(({colour:t})=>e(`span`,{class:`key ${t}`})),p=l.map(({total:t})=>e(`span`,{class:`number`},t)),m=l.map((t,n)=>e(`li`,{},f[n],t.title,` `,p[n])),h=e(`span`,{class:`axis-colours`,\"aria-hidden\":`true`}),g=e(`div`,{class:`plot`},h),_=e=>F(s[e]??0,c),v=(e,t)=>{let n=e.values[t];return n==null?`\u2013`:u(n)};function y(e){let t=e!=null&&s[e]!==void 0;d.textContent=t?_(e):o,l.forEach((n,r)=>{let i=p[r];i!==void 0&&(i.textContent=t?v(n,e):n.total)}),g.setAttribute(`aria-valuenow`,String(t?e:0));let n=t?l.map(t=>`${t.title} ${v(t,e)}`):[];g.setAttribute(`aria-valuetext`,t?`${_(e)}: ${n.join(`, `)}`:o)}let b,x=e=>{let{options:n,data:r}=Xi(t,e,{line:e=>Ki(f[e]??g,`background-color`),text:()=>Ki(h),grid:()=>Ki(h,`border-top-color`)},e=>y(e));b=new Q(n,r,g)},S=new ResizeObserver(()=>{let e=g.clientWidth;e!==0&&(b===void 0?x(e):b.width!==e&&b.setSize({width:e,height:b.height}))});return S.observe(g),qi(()=>b?.redraw(!1),r),r.addEventListener(`abort`,()=>{S.disconnect(),b?.destroy()}),s.length>0&&$(g,s,()=>b),g.setAttribute(`aria-label`,`${i}, a bucket at a time`),y(void 0),e(`figure`,{class:`chart-card`},e(`figcaption`,{},i,a===void 0?void 0:e(`span`,{class:`hint`},a)),e(`div`,{class:`chart-head`},d,e(`ul`,{class:`legend`},...m)),g,Ji(e(`span`,{},`Numbers`,n(` of ${i}`)),[`From (UTC)`,...l.map(e=>e.title)],s.length,e=>[_(e),...l.map(t=>v(t,e))]))}function $(e,t,n){let r=t.length-1,i={role:`slider`,tabindex:`0`,\"aria-valuemin\":`0`,\"aria-valuemax\":String(r)};for(let[t,n]of Object.entries(i))e.setAttribute(t,n);let a=e=>{let n=e===void 0?void 0:t[e];for(let e of Q.sync(Yi).plots)e.setCursor(n===void 0?{left:-10,top:-10}:{left:e.valToPos(n,`x`),top:0})};e.addEventListener(`keydown`,e=>{let{key:t}=e,i=n()?.cursor.idx,o={ArrowRight:Math.min((i??-1)+1,r),ArrowLeft:Math.max((i??r+1)-1,0),Home:0,End:r,Escape:void 0};!Object.hasOwn(o,t)||e.ctrlKey||e.metaKey||e.altKey||(t!==`Escape`||i!=null)&&(e.preventDefault(),a(o[t]))}),e.addEventListener(`blur`,()=>a(void 0))}let aa={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Successful`},oa={p50:[],p75:[8,4],p95:[4,3],p99:[2,2]},sa=[1,2,5].flatMap(e=>[0,1,2,3,4,5,6,7,8].map(t=>e*10**t)).sort((e,t)=>e-t),ca=[.1,.2,.5,1,2,5,10,20,50,100,200,500,...[1,2,5,10,15,30].map(e=>e*1e3),...[1,2,5,10,15,30].map(e=>e*6e4),...[1,2,4,8,24,48,240,2400].map(e=>e*36e5)];function la({entries:t,period:n,interval:r},i,a){let{timestamps:o,counts:s,durations:c}=Oe(t,n,r),l=_e.map(e=>({status:e,total:s[e].reduce((e,t)=>e+t,0)})),u={timestamps:o,interval:r};return e(`div`,{class:`chart-cards`},ia({...u,title:`Runs by status`,note:void 0,idle:`Whole range`,kind:`bars`,format:y,steps:sa,lines:l.filter(({total:e,status:t})=>e>0||t===`failed`||t===`successful`).map(({status:e,total:t})=>({title:aa[e],colour:`fill-${e}`,values:s[e],total:y(t),dash:[]}))},a),ia({...u,title:`Durations`,note:i?void 0:`Of all together, estimated from the percentiles of each`,idle:`Point at the picture, or use \u2190 and \u2192`,kind:`lines`,format:h,steps:ca,lines:De.map(e=>({title:e.toUpperCase(),colour:`fill-${e}`,values:c[e],total:``,dash:oa[e]}))},a))}function ua(n,r){let{read:i,isOne:a,choice:o}=n,s=e(`section`,{class:`charts`,\"aria-label\":`Over time`});async function c(){s.replaceChildren(da()),s.setAttribute(`aria-busy`,`true`);try{let t=await i();if(r.aborted)return;let{interval:n}=t,c=P(o,n)?e(`p`,{class:`hint`},`Drawn by ${oe(n)}: finer would be more than a browser can hold.`):``;s.replaceChildren(c,la(t,a,r))}catch(n){if(r.aborted)return;let i=n instanceof me?n.message:`This page has a fault. ${String(n)}`;s.replaceChildren(e(`p`,{class:`charts-failure`,role:`alert`},i,` `,t(`Draw again`,{},()=>void c())))}finally{s.removeAttribute(`aria-busy`)}}return c(),s}let da=()=>e(`div`,{class:`chart-cards`},e(`div`,{class:`chart-card pending`}),e(`div`,{class:`chart-card pending`})),fa=/[^\\0-\\x7f]/;function pa(e){return fa.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}let ma=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,ha=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,ga=/[\\u061c\\u200e\\u200f]/g,_a=/[\\u202a-\\u202e\\u2066-\\u2069]|\\p{Surrogate}/gu,va=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,ya=/^[\\t\\n -~]*$/;function ba(e){return ya.test(e)?e:e.replace(va,`\n`).replace(ma,``).replace(ha,``).replace(ga,``).replace(_a,`\ufffd`)}function xa(e){return ba(e).replace(/[\\t\\n ]+/g,` `)}function Sa(e,t,n){let{value:r}=w[t],i=n===`ascending`?1:-1;return e.toSorted((e,t)=>{let[n,a]=[r(e),r(t)];return n===a||n===void 0||a===void 0?Number(n===void 0)-Number(a===void 0)||Ca.compare(e.name,t.name):typeof n==`string`?i*Ca.compare(n,String(a)):i*(n-Number(a))})}let Ca=new Intl.Collator(`en`,{numeric:!0});function wa(n,r,i,a){let o=new Map(n.map(({id:e,name:t})=>[e,pa(t)])),s=Object.keys(C),c=s.map(e=>({name:e,place:Ta(e,i)})),l=e(`tbody`),u=e(`p`,{class:`hits`}),d=t(``,{class:`more`},()=>h(100)),f=e(`input`,{id:`search`,type:`search`,autocomplete:`off`,spellcheck:`false`});f.addEventListener(`input`,()=>i.change({query:f.value},!1));let p=[],m;function h(e){let t=l.childElementCount;l.append(...p.slice(t,t+e).map(e=>Ea(e,i)));let n=p.length-l.childElementCount;d.hidden=n<=0,d.textContent=`Show ${y(Math.min(n,100))} more of ${y(n)}`}return{place:e(`section`,{class:`figures`,\"aria-labelledby\":`figures-title`},e(`div`,{class:`figures-head`},e(`h2`,{id:`figures-title`},`All ${r}`),e(`div`,{class:`search`},e(`label`,{for:`search`},`Search`),f),u),e(`table`,{\"aria-labelledby\":`figures-title`},e(`thead`,{},e(`tr`,{},...c.map(({place:e})=>e))),l),d,e(`p`,{class:`hint`},`Failed: of the runs that failed or succeeded. Slowdown: of the median, against the period of the same length before. Both, and the percentiles, are of the whole range.`)),show(t){let{order:i,direction:d,query:g}=t;if(m?.order===i&&m.direction===d&&m.query===g)return;let _=m===void 0;m={order:i,direction:d,query:g},f.value!==g&&(f.value=g);for(let{name:e,place:t}of c)e===i?t.setAttribute(`aria-sort`,d):t.removeAttribute(`aria-sort`);let v=pa(g).split(/\\s+/),x=n.filter(({id:e})=>v.every(t=>o.get(e)?.includes(t)));p=Sa(x,i,d);let S=b(n.length,r);if(u.textContent=x.length===n.length?S:`${y(x.length)} of ${S}`,_||a(`${u.textContent}, by ${C[i]}, ${d}`),l.replaceChildren(),h(100),p.length===0){let t=`None of the ${r} has \u201c${g}\u201d in its name. Clear the search to see them all.`;l.append(e(`tr`,{},e(`td`,{colspan:String(s.length)},t)))}},focus(e){let t=p.findIndex(t=>t.id===e);t!==-1&&(t>=l.childElementCount&&h(t+1-l.childElementCount),l.rows[t]?.querySelector(`a`)?.focus())}}}function Ta(n,r){let i=t(C[n],{title:w[n].hint},()=>{let{order:e,direction:t}=r.state(),i=n===`name`?`ascending`:`descending`,a=t===`ascending`?`descending`:`ascending`;r.change({order:n,direction:e===n?a:i},!0)});return e(`th`,{scope:`col`,class:`column-${n}`},i)}function Ea(t,r){let i=e(`a`,{href:r.link({item:t.id})},Da(t)),a={failureRate:(t.failureRate??0)>0,slowdown:(t.slowdown??0)>=.2},o=Object.keys(C).slice(1).map(r=>{let i=e(`td`,{class:`column-${r}${a[r]?` bad`:``}`},w[r].text(t));return r===`failureRate`&&t.failureRate!==void 0&&i.append(n(`, ${y(t.whole.counts.failed)} runs`)),i});return e(`tr`,{},e(`th`,{scope:`row`,class:`column-name`},i),...o)}let Da=({name:e})=>xa(e)||`(no name)`;function Oa(t,n,r,i){let{whole:a,median:o}=t,s=e=>w[e].text(t),c=e=>o===void 0?`\u2013`:h(e),l=[[`Runs`,s(`runs`)],[`Failed`,`${s(`failureRate`)} (${y(a.counts.failed)})`],[`Skipped`,y(a.counts.skipped)],[`Shortest`,c(a.durations.min)],[`Median`,s(`median`)],[`P95`,s(`p95`)],[`Longest`,c(a.durations.max)],[`Slowdown`,s(`slowdown`)]];return e(`article`,{class:`item`},e(`a`,{class:`back`,href:i.link({item:``})},`\u2190 All ${n}`),e(`h2`,{class:`item-title`,tabindex:`-1`},Da(t)),e(`dl`,{class:`facts`},...l.map(([t,n])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)))),r,e(`p`,{class:`hint`},`Slowdown: of the median, against the period of the same length before.`))}let ka=()=>e(`p`,{class:`notice`},`Reading \u2026`);function Aa({view:t,org:n,project:r,module:i}){return t===`jobs`&&i!==``?e(`section`,{class:`notice`},e(`h2`,{},`No pipeline here`),e(`p`,{},`The records of ${[n,r,i].join(` / `)} do not say which pipeline they come from, and jobs belong to one.`),e(`p`,{},`Name it with the variable `,e(`code`,{},`SERVICE_PIPELINE`),`; on GitHub it is the workflow.`)):e(`section`,{class:`notice`},e(`h2`,{},`Nothing was sent here yet`),e(`p`,{},`This key\u2019s organisation has no records. Send the first ones from a folder with test results:`),e(`pre`,{},`export SERVICE_URL=${location.origin}${location.pathname}\\nexport SERVICE_API_KEY=<a key with the scope \"write\">\\nnpx build-report collect`),e(`p`,{},`Then come back and choose `,e(`strong`,{},`Refresh`),`.`))}function ja(t,{fromTs:n,toTs:r},i){let a=[t.org,t.project,t.module,...t.view===`jobs`?[t.pipeline]:[]],o=36e5;return e(`section`,{class:`notice`},e(`h2`,{},`No ${t.view} here`),e(`p`,{},`${a.join(` / `)} has none from `,e(`time`,{},F(n,o)),` to `,e(`time`,{},F(r,o)),` (UTC).`),e(`ul`,{},e(`li`,{},`Choose a range that reaches further back.`),e(`li`,{},`Send results: `,e(`code`,{},`build-report submit`),` takes the records file that a run made.`)),t.range===`365d`?void 0:e(`a`,{href:i.link({range:`365d`,from:``,to:``,item:``})},`Look at the last year`))}let Ma=({view:t},n)=>e(`section`,{class:`notice`},e(`h2`,{},`This ${t===`jobs`?`job`:`test`} did not run in this range`),e(`p`,{},`Choose a range that reaches further back, or go to the ones that ran.`),e(`a`,{href:n.link({item:``,query:se.query})},`All ${t}`)),Na=({status:n,title:r,detail:i},a,o)=>e(`section`,{class:`notice failure`,role:`alert`},e(`h2`,{},r),e(`p`,{},i),n===403?e(`a`,{href:a.link({org:``,project:``,module:``,pipeline:``,item:``,query:``})},`Show what this key may read`):t(`Try again`,{class:`primary`},o));function Pa({figures:t,period:n},r,{address:i,readOverTime:a,say:o}){let s=e(`div`,{class:`board`});if(t.length===0)return s.append(ja(r,n,i)),{place:s,show(){},close(){}};let c=wa(t,r.view,i,o),l;function u({item:e}){let n=l?.item;l?.charts.abort(),l={item:e,charts:new AbortController};let{signal:o}=l.charts,u=t.find(({id:t})=>t===e),d=t=>ua({read:()=>a(e),isOne:t,choice:r.interval},o);if(e===``?s.replaceChildren(d(t.length===1),c.place):u===void 0?s.replaceChildren(Ma(r,i)):s.replaceChildren(Oa(u,r.view,d(!0),i)),n===void 0)return;let f=s.querySelector(`.item-title`);f?.focus(),f?.scrollIntoView({block:`nearest`})}return{place:s,show(e){let t=l?.item;c.show(e),t!==e.item&&(u(e),e.item===``&&t!==void 0&&c.focus(t))},close:()=>l?.charts.abort()}}function Fa(e,t){let n=new Map(t.filter(ve).map(({id:e,durations:t})=>[e,t.p50]));return e.map(e=>{let{id:t,name:r,counts:i,durations:a,totalCount:o}=e,s=i.failed+i.successful,c=ve(e),l=n.get(t)??0;return{id:t,name:r,runs:o,failureRate:s===0?void 0:i.failed/s,median:c?a.p50:void 0,p95:c?a.p95:void 0,slowdown:c&&l>0?a.p50/l-1:void 0,whole:e}})}async function Ia(e,t,n){let r=te(t,n),[i,a]=await Promise.all([La(e,t,r),La(e,t,ne(r))]);return{period:r,figures:Fa(i,a)}}let La=(e,t,n)=>e.entries(t,n,n.toTs),Ra=({org:e,project:t,module:n,pipeline:r,view:i,range:a,from:o,to:s,interval:c,by:l})=>JSON.stringify([e,t,n,i,a,o,s,c,...i===`jobs`?[r,l]:[]]);function za(){let e=i(`last-place`);return{read:()=>Ba(e.read()),write:({org:t,project:n,module:r,pipeline:i})=>e.write(JSON.stringify({org:t,project:n,module:r,pipeline:i})),forget:()=>e.write(``)}}function Ba(e=``){try{let t=JSON.parse(e);return Va(t)?t:void 0}catch{return}}let Va=e=>typeof e==`object`&&!!e&&I.every(t=>typeof e[t]==`string`),Ha=e=>/^[\\x21-\\x7e]+$/.test(e);function Ua({location:e,history:t},n){let r=new URLSearchParams(e.hash.slice(1)),i=r.get(`key`);return i===null||(r.delete(`key`),t.replaceState(null,``,`#${r}`),!Ha(i))?!1:(n.write(i),!0)}function Wa(e,t){let n,r;async function i(i){r?.abort();let a=new AbortController;r=a;try{let t=await R(i,a.signal).listing();if(r!==a)return;r=void 0,n=t,e()}catch(e){if(r!==a)return;r=void 0,t(e)}}return{current:()=>n,want(e){n===void 0&&r===void 0&&i(e)},refresh:e=>void i(e),forget(){r?.abort(),r=void 0,n=void 0}}}function Ga(e,t,{period:n,figures:r}){let i=new Map,a=N(n,t.interval,r.length),o=N(n,t.interval,1);function s(r,a){let o=i.get(r);if(o!==void 0)return o;let s=e.entries(t,n,a,r===``?void 0:r);return i.set(r,s),s.catch(()=>i.delete(r)),s}return async e=>{if(e===``)return{period:n,interval:a,entries:await s(``,a)};if(!(t.view===`jobs`||a===o&&i.has(``)))return{period:n,interval:o,entries:await s(e,o)};let r=await s(``,a);return{period:n,interval:a,entries:r.filter(({id:t})=>t===e)}}}function Ka(t){let n=e(`input`,{id:`api-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`api-key-note api-key-error`}),r=e(`p`,{id:`api-key-error`,class:`error`,role:`alert`}),i=e(`form`,{class:`sign-in`},e(`h2`,{},`Sign in`),e(`label`,{for:`api-key`},`API key`),n,r,e(`button`,{type:`submit`,class:`primary`},`Sign in`),e(`p`,{id:`api-key-note`,class:`hint`},`A key of your organisation with the scope \u201cread\u201d. It stays in this tab until you close it or sign out. Whoever runs this server makes keys with `,e(`code`,{},`POST /v1/keys`),`.`));i.addEventListener(`submit`,e=>{e.preventDefault();let r=n.value.trim();if(!Ha(r))return a(`A key has no spaces and no letters other than A to Z: copy it once more.`);n.value=``,t(r)});function a(e){r.textContent=e,n.setAttribute(`aria-invalid`,String(e!==``)),n.focus()}return{place:i,ask:a}}let qa={org:`Organisation`,project:`Project`,module:`Module`,pipeline:`Pipeline`};function Ja(t){let n=new Intl.Collator(`en`,{numeric:!0}),r=I.map(n=>{let r=e(`select`,{id:n});return r.addEventListener(`change`,()=>t(n,r.value)),{name:n,select:r,place:e(`div`,{class:`field`},e(`label`,{for:n},qa[n]),r)}});function i(t,r,i){let a=[...new Set(r===``?i:[...i,r])].sort(n.compare);[...t.options].map(e=>e.value).join(`\n`)!==a.join(`\n`)&&t.replaceChildren(...a.map(t=>e(`option`,{value:t},t))),t.value=r}return{place:e(`div`,{class:`coordinates`,role:`group`,\"aria-label\":`Whose results`},...r.map(({place:e})=>e)),show(e,t){for(let{name:n,select:a,place:o}of r)i(a,e[n],xe(t,e,n)),o.hidden=n===`pipeline`&&e.view!==`jobs`}}}function Ya(n,r,i){let a=[],o=Ja((e,t)=>{let{org:r,project:i,module:o,pipeline:s}=L(a,n.state(),e,t);n.change({org:r,project:i,module:o,pipeline:s,item:``,query:``},!0)}),s=Za(`range`,ee,e=>n.change({...Xa(n.state(),e,i()),range:e},!0)),c=Za(`interval`,ie,e=>n.change({interval:e},!0)),l=Za(`by`,{jobName:`Name`,runner:`Runner`},e=>n.change({by:e,item:``},!0)),u=Qa(`from`,e=>n.change({from:e},!0)),d=Qa(`to`,e=>n.change({to:e},!0)),f=e(`span`,{class:`days`},$a(`from`,`From`,u),$a(`to`,`To`,d)),p=$a(`by`,`Jobs by`,l),m=e(`div`,{class:`choices`},$a(`range`,`Range`,s),f,$a(`interval`,`Interval`,c),p,t(`Refresh`,{class:`refresh`},r)),h={tests:e(`a`,{},`Tests`),jobs:e(`a`,{},`Jobs`)};return{place:e(`div`,{class:`toolbar`},o.place,e(`div`,{class:`toolbar-row`},e(`nav`,{class:`views`,\"aria-label\":`What to show`},h.tests,h.jobs),m)),show(e,t){a=t,o.show(e,a),s.value=e.range,c.value=e.interval,l.value=e.by,u.value=e.from,d.value=e.to,f.hidden=e.range!==`custom`,p.hidden=e.view!==`jobs`;for(let[t,r]of[[`tests`,h.tests],[`jobs`,h.jobs]])r.href=n.link({view:t,item:``,query:``}),t===e.view?r.setAttribute(`aria-current`,`page`):r.removeAttribute(`aria-current`)}}}function Xa(e,t,n){if(t!==`custom`)return{from:``,to:``};let{fromTs:r,toTs:i}=te(e,n);return{from:j(r),to:j(i-1)}}function Za(t,n,r){let i=Object.keys(n).map(t=>e(`option`,{value:t},n[t])),a=e(`select`,{id:t},...i);return a.addEventListener(`change`,()=>r(a.value)),a}function Qa(t,n){let r=e(`input`,{id:t,type:`date`,min:`2000-01-01`,max:`2999-12-31`});return r.addEventListener(`change`,()=>{r.value!==``&&r.validity.valid&&n(r.value)}),r}let $a=(t,n,r)=>e(`span`,{class:`choice`},e(`label`,{for:t},n),r),eo=6e4,to=()=>Math.ceil(Date.now()/eo)*eo;function no(n,i){let o=Ee(),c=za(),l=r();Ua(window,o),window.addEventListener(`hashchange`,()=>{Ua(window,o)&&k()});let u=pe(window,y),d=Ya(u,O,to),f=e(`div`,{class:`content`}),p=Ka(e=>{o.write(e),k(),i.focus()}),m=t(`Sign out`,{class:`sign-out`},()=>{o.forget(),c.forget(),ee(``)}),h=e(`div`,{class:`settings`}),g=Wa(()=>{let e=u.state();d.show(e,g.current()??[]),fe(e)!==void 0&&x(e)},e=>{fe(u.state())!==void 0&&w(e)}),_,v;function y(e){let t=o.read();if(t===void 0){ee(``);return}m.hidden=!1,d.show(e,g.current()??[]),d.place.isConnected||i.replaceChildren(d.place,f),g.want(t);let n=Ra(e);fe(e)===void 0?v?.key===n?(_?.key!==n&&D(),T(v.board,e)):_?.key!==n&&S(t,e):x(e)}function x(e){D(),ro(e,void 0);let t=g.current();if(t===void 0){f.setAttribute(`aria-busy`,`true`),v===void 0&&E(ka());return}let{org:n,project:r,module:i,pipeline:a}=Se(t,e,c.read()),o={...e,org:n,project:r,module:i,pipeline:a};fe(o)===void 0?u.change({org:n,project:r,module:i,pipeline:a},!1):E(Aa(o))}async function S(e,t){D();let n={key:Ra(t),stop:new AbortController};_=n,f.setAttribute(`aria-busy`,`true`),v===void 0&&E(ka()),l.say(`Reading`);try{let r=await Ia(R(e,n.stop.signal),t,to());_===n&&C(e,n.key,r)}catch(e){_===n&&w(e)}}function C(e,t,n){let r=u.state();D(),n.figures.length>0&&c.write(r);let i=new AbortController,a=Ga(R(e,i.signal),r,n),o=Pa(n,r,{address:u,readOverTime:a,say:l.say});E(o.place),v={key:t,board:o,stop:i},T(o,r),l.say(n.figures.length===0?`No ${r.view}`:b(n.figures.length,r.view))}function w(e){if(D(),e instanceof me&&e.status===401){o.forget(),ee(`The server does not know this key. Was it revoked, or not copied whole?`);return}let t=e instanceof me?e:new me(0,`This page has a fault.`,String(e),{cause:e});E(Na(t,u,O))}function T(e,t){e.show(t),ro(t,e.place.querySelector(`.item-title`)?.textContent)}function E(e){v?.board.close(),v?.stop.abort(),v=void 0,f.replaceChildren(e)}function D(){_?.stop.abort(),_=void 0,f.removeAttribute(`aria-busy`)}function O(){let e=o.read(),t=u.state();e===void 0?ee(``):(g.refresh(e),fe(t)===void 0&&S(e,t))}function k(){g.forget(),D(),E(e(`p`)),y(u.state())}function ee(t){g.forget(),D(),E(e(`p`)),m.hidden=!0,i.replaceChildren(p.place),ro(void 0,void 0),p.ask(t)}i.setAttribute(`tabindex`,`-1`),h.append(m),n.append(h),s(h),a(h,[{key:`/`,title:`goes to the search`,act:()=>document.getElementById(`search`)?.focus()},{key:`t`,title:`shows tests`,act:()=>u.change({view:`tests`,item:``,query:``},!0)},{key:`j`,title:`shows jobs`,act:()=>u.change({view:`jobs`,item:``,query:``},!0)},{key:`r`,title:`reads again`,act:O},{key:`Escape`,title:`goes back to the table`,act:()=>u.change({item:``},u.state().item!==``)}]),document.body.append(l.place),y(u.state())}function ro(e,t){let n=[t,e?.module,e?.project,`Build Report`].filter(e=>e!=null&&e!==``);document.title=n.join(` · `)}let io=document.querySelector(`header`),ao=document.querySelector(`main`);io!==null&&ao!==null&&(ao.replaceChildren(),no(io,ao))})();";
		const dashboardStyle = ".uplot,.uplot *,.uplot *::before,.uplot *::after{box-sizing:border-box}.uplot{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,\"Noto Sans\",sans-serif,\"Apple Color Emoji\",\"Segoe UI Emoji\",\"Segoe UI Symbol\",\"Noto Color Emoji\";line-height:1.5;width:min-content}.u-title{text-align:center;font-size:18px;font-weight:bold}.u-wrap{position:relative;user-select:none}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{display:block;position:relative;width:100%;height:100%}.u-axis{position:absolute}.u-legend{font-size:14px;margin:auto;text-align:center}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th > *{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box !important}.u-inline.u-live th::after{content:\":\";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series > *{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off > *{opacity:0.3}.u-select{background:rgba(0,0,0,0.07);position:absolute;pointer-events:none}.u-cursor-x,.u-cursor-y{position:absolute;left:0;top:0;pointer-events:none;will-change:transform}.u-hz .u-cursor-x,.u-vt .u-cursor-y{height:100%;border-right:1px dashed #607D8B}.u-hz .u-cursor-y,.u-vt .u-cursor-x{width:100%;border-bottom:1px dashed #607D8B}.u-cursor-pt{position:absolute;top:0;left:0;border-radius:50%;border:0 solid;pointer-events:none;will-change:transform;background-clip:padding-box !important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}:root{color-scheme:light dark;--back:light-dark(#ffffff,#0d1117);--raised:light-dark(#f6f8fa,#161b22);--hover:light-dark(#eef1f4,#1c2129);--line:light-dark(#d1d9e0,#30363d);--border:light-dark(#818b98,#6e7681);--text:light-dark(#1f2328,#e6edf3);--quiet:light-dark(#59636e,#9ba4ae);--accent:light-dark(#0550ae,#6cb0ff);--failed:light-dark(#b3191f,#ff8b85);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--back);color:var(--text);font:14px / 1.5 var(--sans)}:root{--on-accent:light-dark(#ffffff,#0d1117);--edge:max(20px,calc((100% - 1280px) / 2))}h1,h2,h3{margin:0;line-height:1.3;font-weight:600;overflow-wrap:anywhere}h1{font-size:17px}h2{font-size:17px}h3{font-size:14px}p,ul,dl,figure{margin:0}a{color:var(--accent);text-underline-offset:2px}code{padding:1px 4px;border-radius:4px;background:var(--raised);font:12.5px var(--mono)}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}main:focus{outline:none}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.hint{color:var(--quiet);font-size:13px}button,select,input{font:inherit;color:inherit}button,select,input:not([type=\"checkbox\"]){min-height:32px;padding:3px 10px;border:1px solid var(--line);border-radius:6px;background:var(--raised)}button,select{cursor:pointer}button:hover,select:hover{background:var(--hover);border-color:var(--border)}input:not([type=\"checkbox\"]){border-color:var(--border);background:var(--back)}.primary,.primary:hover{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:6px 16px;padding:8px var(--edge);border-bottom:1px solid var(--line);background:var(--raised)}.settings{display:flex;flex-wrap:wrap;align-items:center;gap:8px;color:var(--quiet);font-size:13px}.settings select,.sign-out{background:var(--back);color:var(--text)}.sign-out{order:9}.shortcuts{display:inline-flex;align-items:center;gap:5px;margin-right:10px}.shortcuts input{width:16px;height:16px;margin:4px 0;accent-color:var(--accent)}.sign-in,.notice{max-width:560px;margin:8vh auto;padding:0 20px}.sign-in{display:grid;gap:8px;max-width:420px}.sign-in input{width:100%}.sign-in label{margin-top:8px;font-weight:600}.error{color:var(--failed)}.error:empty{display:none}.notice > * + *{margin-top:12px}.notice > a{display:inline-block}.notice pre{padding:12px 14px;border:1px solid var(--line);border-radius:8px;background:var(--raised);font:12.5px / 1.6 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}.notice time{white-space:nowrap}.notice ul{padding-left:20px}.notice li{overflow-wrap:anywhere}.failure h2{color:var(--failed)}.toolbar{display:grid;gap:10px;padding:12px var(--edge) 0;border-bottom:1px solid var(--line)}.toolbar-row,.coordinates,.choices{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px}.toolbar-row{justify-content:space-between}.field{flex:0 1 220px;display:grid;min-width:120px}.field select{width:100%;text-overflow:ellipsis}.field label{color:var(--quiet);font-size:12.5px}.choices{align-items:center;padding-bottom:8px}.choice,.days{display:inline-flex;flex-wrap:wrap;align-items:center;gap:6px}.choice label{color:var(--quiet);font-size:13px}.views{display:flex;gap:4px}.views a{padding:7px 12px;border-bottom:2px solid transparent;color:var(--quiet);text-decoration:none;outline-offset:-3px}.views a:hover{color:var(--text)}.views [aria-current]{border-color:var(--accent);color:var(--text);font-weight:600}.charts > * + *{margin-top:10px}.charts-failure{padding:24px 0;color:var(--failed)}.charts-failure button{margin-left:8px;color:var(--text)}.chart-card.pending{background:var(--raised)}.content[aria-busy] .board{opacity:0.55}.board{display:grid;gap:20px;padding:16px var(--edge) 32px}.chart-cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr));gap:14px}.chart-card{min-width:0;min-height:344px;padding:12px 14px;border:1px solid var(--line);border-radius:8px}.chart-card figcaption{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 10px;font-weight:600}.chart-card figcaption .hint{font-weight:400}.chart-head{display:grid;gap:2px;margin:2px 0 6px;font-size:13px}.readout{color:var(--quiet);font-variant-numeric:tabular-nums}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;padding:0;list-style:none}.legend li{white-space:nowrap}.number{display:inline-block;min-width:5.5ch;font-variant-numeric:tabular-nums;font-weight:600}.key{display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:2px;forced-color-adjust:none}.fill-successful{background-color:light-dark(#1f883d,#3fb950)}.fill-failed{background-color:light-dark(#cf222e,#f85149)}.fill-skipped{background-color:light-dark(#afb8c1,#6e7681)}.fill-cancelled{background-color:light-dark(#bf8700,#d29922)}.fill-running{background-color:light-dark(#0969da,#4493f8)}.fill-unknown{background-color:light-dark(#8250df,#ab7df8)}.fill-p50{background-color:light-dark(#0969da,#4493f8)}.fill-p75{background-color:light-dark(#1b7c83,#39c5cf)}.fill-p95{background-color:light-dark(#bc4c00,#f0883e)}.fill-p99{background-color:light-dark(#8250df,#ab7df8)}.plot{position:relative;min-height:220px;border-radius:4px;overflow:hidden}.axis-colours{position:absolute;border-top:0 solid var(--line);color:var(--quiet)}.numbers{margin-top:8px;font-size:13px}.numbers > summary{width:fit-content;color:var(--quiet);cursor:pointer}.scroll{max-height:320px;margin-top:6px;overflow:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:5px 10px 5px 0;border-bottom:1px solid var(--line);text-align:right;vertical-align:top;font-weight:400}th:first-child{text-align:left}.numbers thead th{color:var(--quiet)}.numbers th{white-space:nowrap}.figures-head{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin-bottom:6px}.search{display:flex;align-items:center;gap:6px}.search label{color:var(--quiet);font-size:13px}.hits{color:var(--quiet)}.figures thead button{min-height:28px;padding:2px 0;border:0;background:none;color:var(--quiet);font-weight:600;white-space:nowrap}.figures thead button:hover{color:var(--text);text-decoration:underline}.figures [aria-sort] button{color:var(--text)}.figures [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.figures [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.figures .column-name{width:60%;overflow-wrap:anywhere}.figures tbody td{white-space:nowrap}.figures tbody td[colspan]{padding:24px 0;text-align:left;white-space:normal}.figures tbody tr:hover{background:var(--hover)}.figures .hint{margin-top:10px}.bad{color:var(--failed);font-weight:600}.more{margin-top:10px}.item{display:grid;gap:12px}.back{width:fit-content}.facts{display:flex;flex-wrap:wrap;gap:6px 28px}.facts dt{color:var(--quiet);font-size:12.5px}.facts dd{margin:0;font-size:16px;font-variant-numeric:tabular-nums}@media (max-width:600px){:root{--edge:12px}.settings label[for=\"theme-choice\"]{position:absolute;clip-path:inset(50%)}.field{flex:1 1 40%;min-width:0}input:not([type=\"checkbox\"]){font-size:16px;width:100%}.shortcuts{display:none}.chart-card{padding:10px}.chart-card.pending{min-height:361px}.chart-card.pending + .pending{min-height:400px}.legend{display:grid;grid-template-columns:1fr 1fr}.figures{font-size:13px}.figures :is(th,td):last-child{padding-right:0}.column-runs,.column-median{display:none}.figures .column-name{width:100%}}@media (pointer:coarse){.shortcuts{display:none}button,select,input:not([type=\"checkbox\"]){min-height:40px}.figures tbody a{display:inline-block;padding:4px 0}.figures tbody td{padding-top:9px}}@media (forced-colors:active){.views [aria-current]{border-color:Highlight}}";
		;
		const hashOf = (content) => `'sha256-${(0, external_node_crypto_.createHash)("sha256").update(content).digest("base64")}'`;
		const contentSecurityPolicy = [
			"default-src 'none'",
			`script-src ${hashOf(dashboardScript)}`,
			`style-src ${hashOf(dashboardStyle)}`,
			"connect-src 'self'",
			"img-src data:",
			"base-uri 'none'",
			"form-action 'none'",
			"frame-ancestors 'none'",
			"require-trusted-types-for 'script'",
			"trusted-types 'none'"
		].join("; ");
		const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<title>Build Report</title>
<link rel="icon" href="data:,">
<style>${dashboardStyle}</style>
</head>
<body>
<header><h1>Build Report</h1></header>
<main><p class="notice">The dashboard needs a script. Where scripts do not run, the data API tells the same: see <a href="docs">its description</a>.</p></main>
<script>${dashboardScript}<\/script>
</body>
</html>
`;
		const dashboardPage = {
			html,
			contentSecurityPolicy
		};
		;
		const newApiKey = () => `brk_${(0, external_node_crypto_.randomBytes)(32).toString("base64url")}`;
		const hashApiKey = (key) => (0, external_node_crypto_.createHash)("sha256").update(key).digest("hex");
		function isSameHash(one, other) {
			const left = Buffer.from(one, "hex");
			const right = Buffer.from(other, "hex");
			return left.length === right.length && (0, external_node_crypto_.timingSafeEqual)(left, right);
		}
		var test_identity = __webpack_require__(40167);
		;
		function createRandom(seed) {
			let state = (0, external_node_crypto_.createHash)("sha256").update(seed).digest().readUInt32LE();
			const next = () => {
				state = state + 1831565813 | 0;
				let mixed = Math.imul(state ^ state >>> 15, state | 1);
				mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
				return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
			};
			return {
				next,
				chance: (probability) => next() < probability,
				pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
				logNormal: (spread) => Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))
			};
		}
		;
		const demoDays = 90;
		const outlines = {
			storefront: {
				coverage: 81.2,
				bundleBytes: 412e3,
				circumstances: [
					"for a guest",
					"for a customer",
					"on a small screen"
				],
				suites: {
					Search: {
						usualMs: 180,
						checks: [
							"finds a product by its name",
							"corrects a typing error",
							"filters by price",
							"sorts by rating",
							"shows no more than fits"
						]
					},
					Catalogue: {
						usualMs: 95,
						checks: [
							"lists the newest products",
							"groups by category",
							"hides what is sold out",
							"loads the next page",
							"shows a product"
						]
					},
					Account: {
						usualMs: 240,
						checks: [
							"signs in",
							"resets a forgotten password",
							"changes the address",
							"keeps the wish list",
							"shows past orders"
						]
					},
					Layout: {
						usualMs: 60,
						checks: [
							"shows the header",
							"opens the menu",
							"switches the language",
							"keeps the colours",
							"prints a page"
						]
					},
					Accessibility: {
						usualMs: 620,
						checks: [
							"names every button",
							"can be used with the keyboard",
							"has enough contrast"
						]
					}
				}
			},
			checkout: {
				coverage: 88.6,
				bundleBytes: 268e3,
				circumstances: [
					"for a guest",
					"for a customer",
					"after the session expired"
				],
				suites: {
					Cart: {
						usualMs: 45,
						checks: [
							"adds an item",
							"removes an item",
							"changes the quantity",
							"keeps the items",
							"shows the total",
							"merges two carts"
						]
					},
					Discounts: {
						usualMs: 38,
						checks: [
							"applies a voucher",
							"refuses an expired voucher",
							"combines two vouchers",
							"rounds to the cent",
							"takes the better price"
						]
					},
					Shipping: {
						usualMs: 130,
						checks: [
							"offers the cheapest carrier",
							"reckons the weight",
							"refuses a post box",
							"names the day it comes"
						]
					},
					Payment: {
						usualMs: 540,
						checks: [
							"pays by card",
							"pays by invoice",
							"asks for a second factor",
							"books back a refund",
							"tries again when the bank is busy"
						]
					},
					Invoice: {
						usualMs: 210,
						checks: [
							"numbers invoices without a gap",
							"writes the tax",
							"sends it as PDF",
							"archives it for ten years"
						]
					}
				}
			},
			recommendations: {
				sinceDays: 41,
				coverage: 63.5,
				bundleBytes: 97e3,
				circumstances: ["for a new visitor", "for a customer"],
				suites: {
					Ranking: {
						usualMs: 320,
						checks: [
							"prefers what was looked at",
							"leaves out what was bought",
							"mixes in what is new",
							"is stable"
						]
					},
					Model: {
						usualMs: 900,
						checks: [
							"loads within the time",
							"falls back to best sellers",
							"reads the features",
							"forgets on demand"
						]
					},
					Widget: {
						usualMs: 75,
						checks: [
							"shows four products",
							"hides when it is empty",
							"counts a click"
						]
					}
				}
			},
			app: {
				coverage: 74.1,
				bundleBytes: 894e4,
				circumstances: [
					"on a phone",
					"on a tablet",
					"offline"
				],
				suites: {
					Startup: {
						usualMs: 1400,
						checks: [
							"shows the first screen",
							"restores the last screen",
							"asks for the permissions"
						]
					},
					Scanner: {
						usualMs: 480,
						checks: [
							"reads a bar code",
							"reads a QR code",
							"turns on the light",
							"says when it is too dark"
						]
					},
					Orders: {
						usualMs: 350,
						checks: [
							"lists the orders",
							"shows where a parcel is",
							"cancels an order",
							"sends one back"
						]
					},
					Notifications: {
						usualMs: 160,
						checks: [
							"announces a delivery",
							"is silent at night",
							"opens the right screen"
						]
					},
					Settings: {
						usualMs: 90,
						checks: [
							"changes the language",
							"changes the colours",
							"deletes the account"
						]
					}
				}
			},
			sync: {
				coverage: 91.3,
				bundleBytes: 154e3,
				circumstances: [
					"over a slow network",
					"over a broken network",
					"from two devices"
				],
				suites: {
					Queue: {
						usualMs: 220,
						checks: [
							"keeps the order",
							"sends nothing twice",
							"goes on after a crash",
							"gives up after a day"
						]
					},
					Merge: {
						usualMs: 34,
						checks: [
							"takes the later change",
							"keeps both where they differ",
							"undoes a change",
							"tells of a conflict"
						]
					},
					Storage: {
						usualMs: 68,
						checks: [
							"survives a full disk",
							"encrypts what is personal",
							"migrates an older version"
						]
					}
				}
			}
		};
		const flaky = new Map([
			["asks for a second factor after the session expired", .11],
			["loads the next page on a small screen", .07],
			["sends nothing twice over a broken network", .09],
			["shows where a parcel is offline", .05]
		]);
		const skipped = new Set([
			"prints a page on a small screen",
			"archives it for ten years for a guest",
			"turns on the light on a tablet"
		]);
		function moduleOf(name) {
			const outline = outlines[name];
			const { sinceDays = demoDays, coverage, bundleBytes, circumstances, suites } = outline;
			const tests = Object.entries(suites).flatMap(([title, { usualMs, checks }]) => checks.flatMap((check) => circumstances.map((circumstance) => {
				const test = `${check} ${circumstance}`;
				const suite = [title];
				return {
					id: (0, test_identity.ec)(name, suite, test),
					suite,
					name: test,
					file: `${name}/tests/${title.toLowerCase()}.test.ts`,
					usualMs: usualMs * createRandom(`${name} ${title} ${test}`).logNormal(.7),
					flakiness: flaky.get(test) ?? 0,
					isSkipped: skipped.has(test)
				};
			})));
			return {
				name,
				sinceDays,
				tests,
				coverage,
				bundleBytes
			};
		}
		const createCatalogue = () => [{
			name: "webshop",
			runsPerDay: 8,
			modules: [
				"storefront",
				"checkout",
				"recommendations"
			].map(moduleOf)
		}, {
			name: "mobile-app",
			runsPerDay: 4,
			modules: ["app", "sync"].map(moduleOf)
		}];
		;
		const weekdayOf = ({ start }) => new Date(start).getUTCDay();
		function slownessOf({ name }, { suite }, { age }) {
			if (name !== "checkout" || !suite.includes("Payment")) return 1;
			return 1 + 1.2 * Math.min(Math.max((21 - age) / 7, 0), 1);
		}
		const isOutage = (day) => day.age >= 34 && day.age <= 40 && weekdayOf(day) === 3;
		const isBroken = ({ name }, { age }) => age >= 3 && age <= 5 && name.startsWith("reads a QR code");
		const bundleGrowth = ({ age }) => (1 + (demoDays - age) * 4e-4) * (age <= 26 ? 1.09 : 1);
		;
		const runners = [
			{
				name: "ubuntu-24.04",
				slowness: 1
			},
			{
				name: "build-box-1",
				slowness: .62
			},
			{
				name: "build-box-2",
				slowness: 1.7
			}
		];
		const branches = [
			"fix/rounding",
			"feature/wish-list",
			"feature/dark-mode",
			"renovate/all",
			"fix/empty-cart"
		];
		const otherJobs = {
			lint: 42e3,
			build: 128e3
		};
		const setUpMs = 35e3;
		const unitTestsTakeMs = 250;
		const faults = [
			["expected 3 to be 2", "AssertionError: expected 3 to be 2\n    at Object.<anonymous> (tests/%s:48:21)"],
			["The element \"Continue\" did not appear within 5,000 ms", "TimeoutError: waiting for selector \"Continue\"\n    at tests/%s:112:9"],
			["Cannot read properties of undefined (reading 'id')", "TypeError: Cannot read properties of undefined (reading 'id')\n    at tests/%s:31:40"]
		];
		const outageFault = ["connect ECONNREFUSED 10.0.4.17:5432", "Error: connect ECONNREFUSED 10.0.4.17:5432\n    at TCPConnectWrap.afterConnect"];
		function runRecords(run) {
			const { project, module, pipeline, build, day, startedAt } = run;
			const random = createRandom(`${project} ${module.name} ${build}`);
			const ref = pipeline === "nightly" || random.chance(.55) ? "main" : random.pick(branches);
			const common = {
				org: "demo",
				project,
				module: module.name,
				pipeline,
				build,
				ref
			};
			const broken = brokenTests(module, ref, random);
			const jobs = ["unit tests", module.name === "app" ? "device tests" : "browser tests"].map((name, index) => {
				const runner = random.pick(runners);
				const tests = module.tests.filter(({ usualMs }) => Number(usualMs > unitTestsTakeMs) === index);
				const results = tests.map((test) => ({
					test,
					...resultOf(test, run, broken.has(test.id), runner.slowness, random)
				}));
				return {
					name,
					runner,
					results,
					duration: setUpMs * runner.slowness * random.logNormal(.15) + sum(results)
				};
			});
			const isRed = jobs.some(({ results }) => results.some(({ status }) => status === "failed"));
			let passedMs = 0;
			const testRecords = jobs.flatMap(({ name, results }) => results.map(({ test, ...result }) => {
				passedMs += result.duration ?? 0;
				const { id, suite, file } = test;
				return {
					kind: "test",
					...common,
					job: name,
					timestamp: startedAt + Math.round(passedMs),
					id,
					suite,
					name: test.name,
					file,
					...result
				};
			}));
			const jobRecords = [...Object.entries(otherJobs).map(([name, usualMs]) => {
				const runner = random.pick(runners);
				const status = isOutage(day) && random.chance(.5) ? "cancelled" : random.chance(.01) ? "failed" : "successful";
				return {
					name,
					runner,
					status,
					duration: usualMs * runner.slowness * random.logNormal(.12)
				};
			}), ...jobs.map(({ name, runner, results, duration }) => {
				const status = results.some((result) => result.status === "failed") ? "failed" : random.chance(.015) ? "cancelled" : "successful";
				return {
					name,
					runner,
					status,
					duration
				};
			})].map(({ name, runner, status, duration }) => {
				const id = `${module.name}-${name.replace(" ", "-")}`;
				return {
					kind: "job",
					...common,
					timestamp: startedAt,
					id,
					name,
					runner: runner.name,
					status,
					duration: Math.round(duration)
				};
			});
			const status = isRed ? "failed" : "successful";
			const duration = Math.max(...jobRecords.map((job) => job.duration));
			const measured = ref === "main" && !isRed ? propertyRecords(module, day, random) : [];
			return [
				...testRecords,
				...jobRecords,
				...measured.map(([name, value]) => ({
					kind: "property",
					...common,
					timestamp: startedAt,
					name,
					valueType: "number",
					value
				})),
				{
					kind: "build",
					...common,
					timestamp: startedAt,
					status,
					branch: ref,
					duration
				}
			];
		}
		function resultOf(test, { module, day }, isChanged, slowness, random) {
			if (test.isSkipped) return {
				status: "skipped",
				message: "Nobody has mended it yet"
			};
			const duration = Math.round(10 * test.usualMs * slowness * slownessOf(module, test, day) * random.logNormal(.18)) / 10;
			const isCutOff = isOutage(day) && random.chance(.4);
			if (isCutOff) return {
				status: "failed",
				duration: duration + 3e4,
				message: outageFault[0],
				details: outageFault[1]
			};
			const isShaky = random.chance(test.flakiness);
			if (!isShaky && !isChanged && !isBroken(test, day)) return {
				status: "successful",
				duration
			};
			const [message, details] = random.pick(faults);
			const failure = {
				status: "failed",
				duration,
				message,
				details: details.replace("%s", test.file)
			};
			return isShaky && random.chance(.33) ? {
				status: "successful",
				duration: 2 * duration,
				flaky: true,
				attempts: [failure]
			} : failure;
		}
		function brokenTests({ tests }, ref, random) {
			if (!random.chance(ref === "main" ? .025 : .12)) return new Set();
			const first = Math.floor(random.next() * tests.length);
			return new Set(tests.slice(first, first + 1 + Math.floor(random.next() * 4)).map(({ id }) => id));
		}
		const propertyRecords = ({ coverage, bundleBytes }, day, random) => [["coverage", Math.round(100 * (coverage + (demoDays - day.age) * .03 + random.next() * .4)) / 100], ["bundle-size", Math.round(bundleBytes * bundleGrowth(day) * (1 + random.next() * .002))]];
		const sum = (results) => results.reduce((total, { duration = 0 }) => total + duration, 0);
		;
		const dayMs = 864e5;
		const hourMs = 36e5;
		const unfinishedMs = 20 * 6e4;
		async function fillDemo(store, now) {
			const catalogue = createCatalogue();
			const today = Math.floor(now / dayMs) * dayMs;
			for (let age = demoDays; age >= 0; age -= 1) {
				const day = {
					start: today - age * dayMs,
					age
				};
				const records = catalogue.flatMap((project) => dayRecords(project, day, now - unfinishedMs));
				const idempotencyKey = `demo 1 ${new Date(day.start).toISOString().slice(0, 10)}`;
				await store.insert({
					org: "demo",
					idempotencyKey,
					records
				});
			}
		}
		async function createDemoKey(store, now) {
			const earlier = (await store.keys()).filter(({ org, name }) => org === "demo" && name === keyName);
			for (const { id } of earlier) await store.removeKey(id);
			const key = newApiKey();
			await store.addKey({
				id: (0, external_node_crypto_.randomUUID)(),
				hash: hashApiKey(key),
				org: "demo",
				scopes: ["read"],
				name: keyName,
				createdAt: now
			});
			return key;
		}
		const keyName = "serve --demo";
		const demoLink = (url, key) => `${url}/#${new URLSearchParams({
			key,
			org: "demo",
			project: "webshop",
			module: "checkout",
			pipeline: "ci"
		})}`;
		function dayRecords(project, day, until) {
			const random = createRandom(`${project.name} ${day.start}`);
			const isWeekend = [0, 6].includes(weekdayOf(day));
			const count = Math.round(project.runsPerDay * (isWeekend ? .25 : .8 + .45 * random.next()));
			const starts = [{
				pipeline: "nightly",
				startedAt: day.start + 2 * hourMs
			}, ...Array.from({ length: count }, (_, index) => {
				const hour = 7 + 11 * (index + random.next()) / count;
				return {
					pipeline: "ci",
					startedAt: Math.round(day.start + hour * hourMs)
				};
			})];
			return starts.filter(({ startedAt }) => startedAt <= until).flatMap(({ pipeline, startedAt }, index) => project.modules.filter(({ sinceDays }) => day.age <= sinceDays).flatMap((module) => {
				const build = `${day.start / dayMs * 100 + index}.1`;
				return runRecords({
					project: project.name,
					module,
					pipeline,
					build,
					day,
					startedAt
				});
			}));
		}
		;
		const administrationId = "administration";
		const isAdministrationKey = ({ id }) => id === administrationId;
		async function firstAdministrationKey(store, now) {
			if ((await store.keys()).some(isAdministrationKey)) return undefined;
			const key = newApiKey();
			await store.addKey({
				id: administrationId,
				hash: hashApiKey(key),
				org: "",
				scopes: [],
				name: "administration",
				createdAt: now
			});
			return key;
		}
		var external_node_zlib_ = __webpack_require__(38522);
		var compress = __webpack_require__(53670);
		var compress_default = __webpack_require__.n(compress);
		var helmet = __webpack_require__(87947);
		var helmet_default = __webpack_require__.n(helmet);
		var rate_limit = __webpack_require__(24446);
		var rate_limit_default = __webpack_require__.n(rate_limit);
		var fastify = __webpack_require__(16703);
		var external_node_http_ = __webpack_require__(37067);
		;
		class HttpProblem extends Error {
			name = "HttpProblem";
			statusCode;
			headers;
			faults;
			constructor(statusCode, detail, { headers = {}, faults = [], cause } = {}) {
				super(detail, { cause });
				this.statusCode = statusCode;
				this.headers = headers;
				this.faults = faults;
			}
		}
		const problemType = "application/problem+json";
		function problemDocument({ statusCode, message, faults }, requestId) {
			return {
				type: "about:blank",
				title: external_node_http_.STATUS_CODES[statusCode] ?? "Error",
				status: statusCode,
				detail: message,
				...faults.length === 0 ? {} : { errors: faults },
				...requestId === undefined ? {} : { requestId }
			};
		}
		const unavailable = (detail, seconds = 5, cause) => new HttpProblem(503, detail, {
			headers: { "retry-after": String(seconds) },
			cause
		});
		const tooManyRequests = (detail, seconds) => new HttpProblem(429, detail, { headers: { "retry-after": String(Math.max(1, seconds)) } });
		;
		function createAllowedMethods(app) {
			const methodsOf = new Map();
			let isOpen = true;
			app.addHook("onRoute", ({ url, method }) => {
				if (!isOpen) return;
				const methods = methodsOf.get(url) ?? new Set();
				methodsOf.set(url, methods);
				for (const name of [method].flat()) methods.add(name);
			});
			return () => {
				isOpen = false;
				for (const [url, allowed] of methodsOf) {
					const allow = [...allowed].sort().join(", ");
					app.route({
						url,
						method: app.supportedMethods.filter((method) => !allowed.has(method)),
						schema: { hide: true },
						onRequest: async ({ method }) => {
							throw new HttpProblem(405, `There is no ${method} at this address, only ${allow}.`, { headers: { allow } });
						},
						handler: async () => undefined
					});
				}
			};
		}
		;
		const keyHeader = "service-api-key";
		const perMinute = (max, keyGenerator) => ({
			max,
			timeWindow: 6e4,
			...keyGenerator === undefined ? {} : { keyGenerator }
		});
		function createAuthentication(app, keyRing, limits) {
			app.decorateRequest("organisationKey", undefined);
			const failuresOf = app.createRateLimit(perMinute(limits.failuresPerAddress));
			const requestsOf = app.createRateLimit(perMinute(limits.requestsPerKey, ({ organisationKey }) => organisationKey?.id ?? "administration"));
			const count = async (request) => {
				const requests = await requestsOf(request);
				if (!requests.isAllowed && requests.isExceeded) throw tooManyRequests("Too many requests came with this key.", requests.ttlInSeconds);
			};
			const grantOf = async (request) => {
				const failures = await failuresOf(request, { increment: false });
				const key = request.headers[keyHeader];
				const grant = typeof key === "string" && key !== "" ? await keyRing.grantOf(key) : undefined;
				if (!failures.isAllowed && failures.remaining === 0 && grant?.type !== "organisation") {
					throw tooManyRequests("Too many requests from this address came without a valid key.", failures.ttlInSeconds);
				}
				if (grant !== undefined) {
					if (grant.type === "organisation") request.organisationKey = grant.key;
					await count(request);
					return grant;
				}
				await failuresOf(request);
				const detail = key === undefined ? "The header Service-Api-Key is missing." : "The key in the header Service-Api-Key is not valid.";
				throw new HttpProblem(401, detail, { headers: { "www-authenticate": "Service-Api-Key" } });
			};
			return {
				organisation: (scope) => async (request) => {
					const grant = await grantOf(request);
					if (grant.type !== "organisation") throw new HttpProblem(403, "The administration key manages keys and nothing else.");
					if (!grant.key.scopes.includes(scope)) throw new HttpProblem(403, `The key does not have the scope "${scope}".`);
				},
				administration: async (request) => {
					const grant = await grantOf(request);
					if (grant.type !== "administration") throw new HttpProblem(403, "This takes the administration key.");
				}
			};
		}
		function demandOrganisation({ organisationKey }, org) {
			if (organisationKey?.org !== org) throw new HttpProblem(403, "The key is not one of this organisation.");
		}
		;
		function closeGracefully(app) {
			const sockets = new Set();
			let isClosing = false;
			app.server.on("connection", (socket) => {
				sockets.add(socket);
				socket.once("close", () => sockets.delete(socket));
			});
			app.addHook("preClose", async () => {
				isClosing = true;
				for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
			});
			app.addHook("onSend", async (_request, reply) => {
				if (isClosing) reply.header("connection", "close");
			});
		}
		;
		const lifetimeMs = 1e3;
		function createKeyRing(store, adminKey, now) {
			const adminHash = adminKey === undefined ? undefined : hashApiKey(adminKey);
			let held;
			const keysAtHand = () => {
				const since = now();
				if (held !== undefined && Math.abs(since - held.since) < lifetimeMs) return held.keys;
				const loading = {
					keys: store.keys(),
					since
				};
				held = loading;
				loading.keys.catch(() => {
					if (held === loading) held = undefined;
				});
				return loading.keys;
			};
			return {
				async grantOf(key) {
					const hash = hashApiKey(key);
					if (adminHash !== undefined && isSameHash(hash, adminHash)) return { type: "administration" };
					let found;
					for (const stored of await keysAtHand()) if (isSameHash(hash, stored.hash)) found = stored;
					if (found === undefined) return undefined;
					if (!isAdministrationKey(found)) return {
						type: "organisation",
						key: found
					};
					return adminHash === undefined ? { type: "administration" } : undefined;
				},
				changed() {
					held = undefined;
				}
			};
		}
		var prom_client = __webpack_require__(95222);
		;
		function measuredStore(store, registry) {
			const durations = new prom_client.Histogram({
				name: "build_report_store_duration_seconds",
				help: "How long the store took, by operation.",
				labelNames: ["operation", "outcome"],
				buckets: [
					.005,
					.02,
					.1,
					.5,
					2,
					10,
					60
				],
				registers: [registry]
			});
			const measured = (operation, ask) => async (...given) => {
				const end = durations.startTimer({ operation });
				try {
					const result = await ask(...given);
					end({ outcome: "success" });
					return result;
				} catch (error) {
					end({ outcome: "error" });
					throw error;
				}
			};
			return {
				...store,
				insert: measured("insert", store.insert),
				jobsAggregated: measured("jobsAggregated", store.jobsAggregated),
				testsAggregated: measured("testsAggregated", store.testsAggregated),
				property: measured("property", store.property),
				coordinates: measured("coordinates", store.coordinates)
			};
		}
		;
		function createMetrics(app) {
			const registry = new prom_client.Registry();
			(0, prom_client.collectDefaultMetrics)({ register: registry });
			const registers = [registry];
			const durations = new prom_client.Histogram({
				name: "http_request_duration_seconds",
				help: "How long requests took, by route.",
				labelNames: [
					"method",
					"route",
					"status"
				],
				buckets: [
					.005,
					.02,
					.1,
					.5,
					2,
					10,
					60
				],
				registers
			});
			app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
				const route = routeOptions.url ?? "none";
				durations.observe({
					method: route === "none" ? "any" : method,
					route,
					status: reply.statusCode
				}, reply.elapsedTime / 1e3);
			});
			return {
				registry,
				storedRecords: new prom_client.Counter({
					name: "build_report_records_stored_total",
					help: "Records that were stored.",
					registers
				}),
				refusedLines: new prom_client.Counter({
					name: "build_report_lines_refused_total",
					help: "Lines that hold no record that can be stored.",
					registers
				})
			};
		}
		var swagger = __webpack_require__(84642);
		var swagger_default = __webpack_require__.n(swagger);
		var build = __webpack_require__(6868);
		var package_0 = __webpack_require__(8330);
		var schema = __webpack_require__(13283);
		;
		const problemSchema = build.ZUJ.Object({
			type: build.ZUJ.String({ description: "Always `about:blank`: the status says what kind of problem it is." }),
			title: build.ZUJ.String(),
			status: build.ZUJ.Integer(),
			detail: build.ZUJ.String({ description: "What is wrong, and what to do." }),
			errors: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Object({
				name: build.ZUJ.String(),
				message: build.ZUJ.String()
			}), { description: "What is wrong with which parameter or field." })),
			requestId: build.ZUJ.Optional(build.ZUJ.String({ description: "Finds the request in the log of the server." }))
		}, { description: "A problem as of RFC 9457." });
		const meanings = {
			400: "Something about the request is wrong; `errors` says what.",
			401: "The key is missing or wrong.",
			403: "The key does not have the scope, or is of another organisation.",
			404: "There is none.",
			413: "The request is too large.",
			415: "The server does not read this type or encoding of content.",
			422: "The `Idempotency-Key` was used for other content before; nothing was stored. Choose another key.",
			429: "Too many requests; `Retry-After` says when to come again.",
			500: "A bug of the server; its log has the request id.",
			503: "The store does not answer, or the server is busy; `Retry-After` says when to come again."
		};
		const retryAfter = { "Retry-After": build.ZUJ.Integer({
			minimum: 1,
			description: "How many seconds to wait."
		}) };
		const headers = {
			401: { "WWW-Authenticate": build.ZUJ.Literal("Service-Api-Key", { description: "The name of the header that takes a key." }) },
			415: {
				Accept: build.ZUJ.String({ description: "The types that are read, where the type is wrong." }),
				"Accept-Encoding": build.ZUJ.String({ description: "The encodings that are read, where the encoding is wrong." })
			},
			429: retryAfter,
			503: retryAfter
		};
		const problemResponses = (...statuses) => Object.fromEntries(statuses.map((status) => [status, {
			description: meanings[status],
			headers: headers[status] ?? {},
			content: { [problemType]: { schema: problemSchema } }
		}]));
		;
		const description = `The history of test results: store records, and ask for statistics over time.

Every error is a problem as of RFC 9457, also those that no route tells of: 404 at other addresses, 405 with \`Allow\` for other methods, 408 \
where a request does not come in time, 400 where it is no HTTP or its address does not decode, 414 and 431 where its address or its header \
fields are too long. Every GET may be a HEAD. Every answer has its \`X-Request-Id\`.`;
		async function addOpenapi(app) {
			await app.register(swagger_default(), {
				openapi: {
					openapi: "3.1.0",
					info: {
						title: "Build Report",
						version: package_0.rE,
						description,
						license: {
							name: "MIT",
							identifier: "MIT"
						}
					},
					servers: [{
						url: "/",
						description: "The server that this document comes from."
					}],
					tags: [
						{
							name: "data",
							description: "Records and what they say over time."
						},
						{
							name: "keys",
							description: "Who may read and write; by the administration key."
						},
						{
							name: "operation",
							description: "For whoever runs the server."
						}
					],
					components: {
						securitySchemes: { key: {
							type: "apiKey",
							in: "header",
							name: "Service-Api-Key"
						} },
						headers: { "X-Request-Id": {
							description: "Finds the request in the log of the server.",
							schema: {
								type: "string",
								format: "uuid"
							}
						} },
						schemas: {
							Problem: problemSchema,
							Record: build.ZUJ.Union(Object.values(schema.Gg), { description: "One line of records." })
						}
					}
				},
				transformObject: (documents) => "openapiObject" in documents ? withCommonParts(documents.openapiObject) : documents.swaggerObject
			});
		}
		function withCommonParts(document) {
			const paths = mapped(document.paths ?? {}, (operations = {}) => mapped(operations, (operation) => ({
				...operation,
				responses: mapped(operation.responses ?? {}, withCommonAnswer)
			})));
			return {
				...document,
				paths
			};
		}
		const withCommonAnswer = ({ headers = {}, content, ...rest }) => ({
			...rest,
			headers: {
				...headers,
				"X-Request-Id": { $ref: "#/components/headers/X-Request-Id" }
			},
			...content === undefined ? {} : { content: problemType in content ? { [problemType]: { schema: { $ref: "#/components/schemas/Problem" } } } : content }
		});
		const mapped = (values, change) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
		;
		class StoreUnavailableError extends Error {
			name = "StoreUnavailableError";
		}
		;
		class QuestionCancelledError extends StoreUnavailableError {
			name = "QuestionCancelledError";
			constructor() {
				super("The client has gone before its question was answered.");
			}
		}
		;
		class StoreBusyError extends StoreUnavailableError {
			name = "StoreBusyError";
			constructor() {
				super("Too many questions of the organisation are waiting.");
			}
		}
		;
		class StoreLimitError extends StoreUnavailableError {
			name = "StoreLimitError";
		}
		;
		function sendProblem(problem, request, reply) {
			return reply.code(problem.statusCode).headers(problem.headers).header("x-request-id", request.id).header("cache-control", "no-store").type(problemType).send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : undefined))));
		}
		function addProblemAnswers(app) {
			app.setErrorHandler((error, request, reply) => {
				const problem = problemOf(error);
				if (problem.statusCode >= 500 && !(error instanceof QuestionCancelledError)) request.log.error({ err: error }, problem.message);
				if (!reply.raw.headersSent) return sendProblem(problem, request, reply);
				reply.raw.destroy();
				return reply;
			});
			app.setNotFoundHandler((request, reply) => sendProblem(nothingAt(request.url.split("?", 1)[0] ?? ""), request, reply));
			app.addHook("onRequest", async ({ headers, raw }) => {
				if (headers.host === undefined && raw.httpVersion !== "1.0") throw new HttpProblem(400, "The header Host is missing.");
			});
			app.server.on("checkExpectation", ({ socket }, response) => {
				const problem = new HttpProblem(417, "The server knows no expectation but 100-continue.");
				const id = logRefusal(app, problem, socket);
				response.writeHead(problem.statusCode, {
					"content-type": problemType,
					"x-request-id": id
				}).end(JSON.stringify(problemDocument(problem)));
			});
		}
		function nothingAt(path) {
			const cure = /\/$|\/\//.test(path) ? "It has a slash too many." : "/docs lists what there is.";
			return new HttpProblem(404, `There is nothing at this address. ${cure}`);
		}
		const sendFrameworkProblem = (error, request, reply) => {
			sendProblem(problemOf(error), request, reply);
		};
		const frameworkDetails = {
			FST_ERR_BAD_URL: "The address does not decode. A percent sign in it is written as %25.",
			FST_ERR_MAX_PARAM_LENGTH: "A part of the address is longer than anything that is here.",
			FST_ERR_CTP_INVALID_MEDIA_TYPE: "The header Content-Type is missing, or its type is not read here. JSON is application/json.",
			FST_ERR_CTP_EMPTY_JSON_BODY: "The content is empty. It is to be JSON.",
			FST_ERR_CTP_INVALID_JSON_BODY: "The content is not JSON.",
			FST_ERR_CTP_BODY_TOO_LARGE: "The content is too large.",
			FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The content is not as long as the header Content-Length says."
		};
		function problemOf(error) {
			if (error instanceof HttpProblem) return error;
			if (error instanceof StoreLimitError) return unavailable("The answer takes too much time or memory. Ask for a shorter range of time, or for longer intervals.", 30, error);
			if (error instanceof StoreBusyError) return tooManyRequests("Too many questions of this organisation are waiting. Ask again later, and ask fewer at once.", 5);
			if (error instanceof StoreUnavailableError) return unavailable("The store does not answer.", 5, error);
			const { code, statusCode = 500 } = error;
			if (code === "FST_ERR_HANDLER_TIMEOUT") return unavailable("The answer took too long.", 30, error);
			const detail = frameworkDetails[code ?? ""];
			if (detail !== undefined) return new HttpProblem(statusCode, detail, { cause: error });
			if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error });
			return new HttpProblem(500, "The server failed. Its log says more under the request id.", { cause: error });
		}
		const clientProblems = {
			ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, "The request did not come in time."),
			HPE_HEADER_OVERFLOW: new HttpProblem(431, "The header fields are too large.")
		};
		function logRefusal(app, { statusCode }, socket) {
			const reqId = (0, external_node_crypto_.randomUUID)();
			app.log.info({
				reqId,
				status: statusCode,
				ip: socket.remoteAddress
			}, "request");
			return reqId;
		}
		function answerClientError(error, socket) {
			if (error.code === "ECONNRESET" || !socket.writable) {
				socket.destroy();
				return;
			}
			const problem = clientProblems[error.code ?? ""] ?? new HttpProblem(400, "This is not a valid HTTP request.");
			const document = problemDocument(problem);
			const body = JSON.stringify(document);
			socket.end([
				`HTTP/1.1 ${document.status} ${document.title}`,
				`content-type: ${problemType}`,
				`content-length: ${Buffer.byteLength(body)}`,
				`x-request-id: ${logRefusal(this, problem, socket)}`,
				"connection: close",
				"",
				body
			].join("\r\n"), () => socket.destroySoon());
		}
		;
		const maximumNames = 5e3;
		function createRequestCounts() {
			const counts = new Map();
			const current = (name, windowMs) => {
				const now = performance.now();
				const held = counts.get(name);
				return held !== undefined && now - held.since < windowMs ? held : {
					count: 0,
					since: now
				};
			};
			const result = ({ count, since }, windowMs) => ({
				current: count,
				ttl: Math.ceil(since + windowMs - performance.now())
			});
			return {
				incr(name, callback, windowMs) {
					const { count, since } = current(name, windowMs);
					const counted = {
						count: count + 1,
						since
					};
					counts.set(name, counted);
					const [first] = counts.keys();
					if (counts.size > maximumNames && first !== undefined) counts.delete(first);
					callback(null, result(counted, windowMs));
				},
				read: (name, callback, windowMs) => callback(null, result(current(name, windowMs), windowMs)),
				child: createRequestCounts
			};
		}
		const requestCounts = createRequestCounts;
		;
		const logOptions = (target) => ({
			logger: target ?? false,
			logController: new fastify.LogController({ disableRequestLogging: true }),
			genReqId: () => (0, external_node_crypto_.randomUUID)(),
			requestIdHeader: false
		});
		function addRequestLog(app) {
			app.addHook("onRequest", async (request, reply) => {
				reply.header("x-request-id", request.id);
			});
			app.addHook("onResponse", async (request, reply) => {
				const { method, url, ip, organisationKey } = request;
				const path = url.split("?", 1)[0]?.slice(0, 200);
				const line = {
					method,
					path,
					status: reply.statusCode,
					ms: Math.round(reply.elapsedTime),
					ip,
					keyId: organisationKey?.id
				};
				request.log.info(line, "request");
			});
		}
		var external_node_stream_ = __webpack_require__(57075);
		;
		const maximumHeldBytes = 1024 * 1024;
		async function sendJson(document, request, reply) {
			reply.header("cache-control", "private, no-cache").header("vary", "Service-Api-Key").type("application/json; charset=utf-8");
			const chunks = document[Symbol.asyncIterator]();
			const held = [];
			for (let heldBytes = 0; heldBytes <= maximumHeldBytes;) {
				const next = await chunks.next();
				if (next.done) return sendHeld(Buffer.concat(held), request, reply);
				const chunk = Buffer.from(next.value);
				held.push(chunk);
				heldBytes += chunk.length;
			}
			const rest = external_node_stream_.Readable.from(following(held, chunks), { objectMode: false });
			rest.once("close", () => document.destroy());
			return reply.send(rest);
		}
		async function* following(held, rest) {
			yield* held;
			for (let next = await rest.next(); !next.done; next = await rest.next()) yield Buffer.from(next.value);
		}
		function sendHeld(body, request, reply) {
			const tag = `W/"${(0, external_node_crypto_.createHash)("sha256").update(body).digest("base64url")}"`;
			reply.header("etag", tag);
			return isKnown(request.headers["if-none-match"], tag) ? reply.code(304).send() : reply.send(body);
		}
		function isKnown(header, tag) {
			const opaque = tag.slice(2);
			return header?.split(",").some((given) => ["*", opaque].includes(given.trim().replace(/^W\//, ""))) ?? false;
		}
		;
		const maximumCoordinates = 2e3;
		const query = `SELECT records.org AS org, project, module, pipeline, max(records.timestamp) AS timestamp
FROM records
WHERE records.org = {org:String}
GROUP BY org, project, module, pipeline
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`;
		const coordinates = (org) => ({
			query,
			parameters: { org }
		});
		;
		const coordinate = (description) => build.ZUJ.String({
			minLength: 1,
			maxLength: 4096,
			description
		});
		const coordinateParameters = {
			org: coordinate("The organisation, which is that of the key."),
			project: coordinate("The project or repository."),
			module: coordinate("The part of the project that was tested.")
		};
		const nameParameter = coordinate;
		;
		const data_route_headers = {
			ETag: build.ZUJ.String({ description: "Tells by `If-None-Match` whether anything changed; not with a document over 1 MiB." }),
			"Cache-Control": build.ZUJ.String({ description: "Always `private, no-cache`: ask again, new records may come at any time." }),
			Vary: build.ZUJ.String({ description: "The answer differs by key and encoding." })
		};
		const requestHeaders = build.ZUJ.Object({ "if-none-match": build.ZUJ.Optional(build.ZUJ.String({ description: "The `ETag` of an answer that the client has." })) });
		const dataRoute = ({ organisation }, { document, documentDescription, ...question }) => ({
			schema: {
				...question,
				tags: ["data"],
				security: [{ key: [] }],
				headers: requestHeaders,
				response: {
					200: {
						description: documentDescription,
						headers: data_route_headers,
						content: { "application/json": { schema: document } }
					},
					304: {
						...build.ZUJ.Null({ description: "The client has this answer already." }),
						headers: data_route_headers
					},
					...problemResponses(400, 401, 403, 429, 500, 503)
				}
			},
			onRequest: organisation("read")
		});
		;
		const querySchema = build.ZUJ.Object({ org: build.ZUJ.Optional(nameParameter("The organisation, which is that of the key; default: that one.")) });
		const entry = build.ZUJ.Object({
			org: build.ZUJ.String(),
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			pipeline: build.ZUJ.String({ description: "Empty where records do not name one." }),
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "When the last record happened, in Unix ms."
			})
		});
		function addCoordinatesRoute(app, { store, authentication }) {
			app.get("/v1/data/coordinates", dataRoute(authentication, {
				operationId: "coordinates",
				summary: "What there is",
				description: "The projects, modules and pipelines that the organisation of the key has records of.",
				querystring: querySchema,
				document: build.ZUJ.Object({ coordinates: build.ZUJ.Array(entry, { maxItems: maximumCoordinates }) }),
				documentDescription: `The latest first, at most ${maximumCoordinates}.`
			}), async (request, reply) => {
				const own = request.organisationKey?.org ?? "";
				const { org = own } = request.query;
				demandOrganisation(request, org);
				return sendJson(await store.coordinates(org, request.signal), request, reply);
			});
		}
		;
		function addDashboardRoute(app, { html, contentSecurityPolicy }) {
			app.get("/", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", contentSecurityPolicy).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html));
		}
		;
		const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --muted: light-dark(#59636e, #9198a1) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid var(--line); margin-top: 2rem }
h2 code { font-size: 1.1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
pre { border: 1px solid var(--line); padding: 1rem; overflow: auto; max-height: 30rem }
.muted { color: var(--muted) }
`;
		function docsPage({ info, paths = {}, components = {} }) {
			const articles = Object.entries(paths).flatMap(([path, operations]) => Object.entries(operations).map(([method, operation]) => article(method.toUpperCase(), path, operation)));
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)} <small class="muted">${escaped(info.version)}</small></h1>
${(info.description ?? "").split("\n\n").map((paragraph) => `<p>${prose(paragraph)}</p>`).join("\n")}
<p>Send your key in the header <code>Service-Api-Key</code>. For tools: <a href="/v1/openapi.json">openapi.json</a>.</p>
${articles.join("\n")}
<article>
<h2>Schemas</h2>
${Object.entries(components.schemas ?? {}).map(([name, schema]) => schemaDetails(name, schema)).join("\n")}
</article>
</main>
</body>
</html>
`;
		}
		function article(method, path, { summary = "", description = "", parameters = [], requestBody, responses = {} }) {
			return [
				"<article>",
				`<h2><code>${escaped(`${method} ${path}`)}</code></h2>`,
				`<p><strong>${escaped(summary)}.</strong> ${prose(description)}</p>`,
				parameters.length === 0 ? "" : table("Parameters", [
					"Name",
					"In",
					"Type",
					"What it says"
				], parameters.map(parameterRow)),
				...Object.entries(requestBody?.content ?? {}).slice(0, 1).map(([type, { schema }]) => schemaDetails(`Content: ${type}`, schema)),
				table("Answers", [
					"Status",
					"Meaning",
					"Header fields"
				], Object.entries(responses).map(responseRow)),
				...Object.entries(responses).filter(([status]) => status.startsWith("2")).flatMap(([status, { content = {} }]) => Object.entries(content).map(([type, { schema }]) => schemaDetails(`Answer ${status}: ${type}`, schema))),
				"</article>"
			].join("\n");
		}
		const parameterRow = ({ name, in: place, required = false, description = "", schema }) => [
			`<code>${escaped(name)}</code>${required ? " (required)" : ""}`,
			escaped(place),
			escaped(schema?.enum === undefined ? schema?.type ?? "" : schema.enum.join(" | ")),
			prose(description)
		];
		const responseRow = ([status, { description = "", headers = {} }]) => [
			escaped(status),
			prose(description),
			Object.entries(headers).filter(([, header]) => !("$ref" in header)).map(([name]) => `<code>${escaped(name)}</code>`).join(" ")
		];
		function table(caption, head, rows) {
			const cells = (row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
			const heads = head.map((name) => `<th scope="col">${escaped(name)}</th>`).join("");
			return `<table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${rows.map(cells).join("")}</tbody></table>`;
		}
		const schemaDetails = (title, schema) => `<details><summary>${escaped(title)}</summary><pre tabindex="0">${escaped(JSON.stringify(schema, undefined, 2))}</pre></details>`;
		const prose = (text) => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");
		const entities = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
		;
		const docsPolicy = `default-src 'none'; style-src 'sha256-${(0, external_node_crypto_.createHash)("sha256").update(docsStyle).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
		function addDocumentationRoutes(app) {
			app.get("/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) => reply.type("application/json; charset=utf-8").send(JSON.stringify(app.swagger())));
			app.get("/docs", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", docsPolicy).type("text/html; charset=utf-8").send(docsPage(app.swagger())));
		}
		;
		class StoreNotReadyError extends StoreUnavailableError {
			name = "StoreNotReadyError";
		}
		;
		const ok = build.ZUJ.Object({ status: build.ZUJ.Literal("ok") }, { description: "Yes." });
		function addHealthRoutes(app, { store, metrics }) {
			const common = {
				tags: ["operation"],
				security: []
			};
			app.get("/healthz", { schema: {
				...common,
				operationId: "health",
				summary: "Whether the server lives",
				response: { 200: ok }
			} }, async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
			app.get("/readyz", {
				schema: {
					...common,
					operationId: "readiness",
					summary: "Whether the server can do its work",
					description: "Whether the store answers, the keys can be read, and the disk has room for new records; if not, `detail` says what is wrong.",
					response: {
						200: ok,
						...problemResponses(503)
					}
				},
				handlerTimeout: 5e3
			}, async (_request, reply) => {
				await store.checkReadiness().catch((error) => {
					throw unavailable(error instanceof StoreNotReadyError ? error.message : "The store does not answer.", 5, error);
				});
				return reply.header("cache-control", "no-store").send({ status: "ok" });
			});
			app.get("/metrics", { schema: {
				...common,
				operationId: "metrics",
				summary: "What Prometheus collects",
				response: { 200: {
					description: "Metrics.",
					content: { "text/plain": { schema: build.ZUJ.String() } }
				} }
			} }, async (_request, reply) => reply.header("cache-control", "no-store").type(metrics.registry.contentType).send(await metrics.registry.metrics()));
		}
		;
		const time_range_dayMs = 864e5;
		const maximumBuckets = 1e4;
		const int64 = (description, minimum) => build.ZUJ.Optional(build.ZUJ.Integer({
			format: "int64",
			description,
			...minimum === undefined ? {} : { minimum }
		}));
		const rangeParameters = {
			fromTs: int64("Begin of the range, in Unix ms; default: 30 days before `toTs`."),
			toTs: int64("End of the range, in Unix ms, itself outside of it; default: now."),
			interval: int64(`Length of a bucket in ms; default: one day, or the smallest number of whole days that fits the limit of ${maximumBuckets} buckets. Buckets begin at multiples of it since the epoch.`, 1)
		};
		function bucketsOf({ fromTs, toTs, interval: givenInterval }, now) {
			const end = toTs ?? now;
			const begin = fromTs ?? end - 30 * time_range_dayMs;
			if (begin > end) {
				const message = `${begin} is later than "toTs", which is ${end}${toTs === undefined ? ", now" : ""}.`;
				throw new HttpProblem(400, `The parameter "fromTs" is wrong: ${message}`, { faults: [{
					name: "fromTs",
					message
				}] });
			}
			const interval = givenInterval ?? defaultInterval(begin, end);
			const count = countBuckets(begin, end, interval);
			if (count > maximumBuckets) {
				const message = `The range has ${count} buckets of ${interval} ms; at most ${maximumBuckets} are answered. Choose longer ones or a shorter range.`;
				throw new HttpProblem(400, message, { faults: [{
					name: "interval",
					message
				}] });
			}
			return {
				fromTs: begin,
				toTs: end,
				interval
			};
		}
		const countBuckets = (begin, end, interval) => Math.floor((end - 1) / interval) - Math.floor(begin / interval) + 1;
		function defaultInterval(begin, end) {
			let days = Math.max(1, Math.ceil((end - begin) / (maximumBuckets * time_range_dayMs)));
			while (countBuckets(begin, end, days * time_range_dayMs) > maximumBuckets) days += 1;
			return days * time_range_dayMs;
		}
		var record = __webpack_require__(25385);
		;
		const count = () => build.ZUJ.Integer({ minimum: 0 });
		const duration = (description) => build.ZUJ.Number({
			minimum: 0,
			description: `${description} of the durations, in ms; 0 where there are none.`
		});
		const aggregatedEntry = (idName) => build.ZUJ.Object({
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "Begin of the bucket, in Unix ms."
			}),
			name: build.ZUJ.String(),
			[idName]: build.ZUJ.String(),
			...Object.fromEntries(record.b.map((status) => [`${status}Count`, count()])),
			totalCount: count(),
			durationMin: duration("Least"),
			durationMax: duration("Greatest"),
			durationAvg: duration("Mean"),
			durationP25: duration("25th percentile"),
			durationP50: duration("Median"),
			durationP75: duration("75th percentile"),
			durationP95: duration("95th percentile"),
			durationP99: duration("99th percentile")
		});
		;
		const jobs_route_querySchema = build.ZUJ.Object({
			...rangeParameters,
			...coordinateParameters,
			pipeline: nameParameter("The workflow or pipeline."),
			aggregateBy: build.ZUJ.Optional(build.ZUJ.Enum(["jobName", "runner"], {
				type: "string",
				description: "What an entry is about; default: `jobName`.",
				default: "jobName"
			}))
		});
		function addJobsRoute(app, { store, authentication, now }) {
			app.get("/v1/data/jobs/aggregated", dataRoute(authentication, {
				operationId: "jobsAggregated",
				summary: "Jobs of a pipeline over time",
				description: "How often each job of a module and pipeline ended how, and how long it took, by buckets of time.",
				querystring: jobs_route_querySchema,
				document: build.ZUJ.Object({ jobs: build.ZUJ.Array(aggregatedEntry("jobId")) }),
				documentDescription: "Ordered by timestamp, name and id; empty where nothing was recorded."
			}), async (request, reply) => {
				const { org, project, module, pipeline, aggregateBy = "jobName" } = request.query;
				demandOrganisation(request, org);
				const question = {
					...bucketsOf(request.query, now()),
					org,
					project,
					module,
					pipeline,
					aggregateBy
				};
				return sendJson(await store.jobsAggregated(question, request.signal), request, reply);
			});
		}
		;
		const scopes = build.ZUJ.Array(build.ZUJ.Enum(["read", "write"], { type: "string" }), {
			minItems: 1,
			uniqueItems: true,
			description: "What the key allows."
		});
		const bodySchema = build.ZUJ.Object({
			org: build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "The organisation whose data the key is for."
			}),
			scopes,
			name: build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "What people know the key by."
			})
		}, { additionalProperties: false });
		const keyFields = {
			id: build.ZUJ.String(),
			org: build.ZUJ.String(),
			scopes,
			name: build.ZUJ.String(),
			createdAt: build.ZUJ.Integer({
				format: "int64",
				description: "In Unix ms."
			})
		};
		const keySchema = build.ZUJ.Object(keyFields, { description: "A key, without itself." });
		const newKeySchema = build.ZUJ.Object({
			...keyFields,
			key: build.ZUJ.String({ description: "The key itself, shown this once." })
		});
		const created = {
			description: "The key, made.",
			headers: { Location: build.ZUJ.String({ description: "Where the key is shown again, without itself." }) },
			content: { "application/json": { schema: newKeySchema } }
		};
		const idSchema = build.ZUJ.Object({ id: build.ZUJ.String({ description: "The id of a key." }) });
		const shown = ({ id, org, scopes, name, createdAt }) => ({
			id,
			org,
			scopes,
			name,
			createdAt
		});
		const demandPlain = async ({ headers }) => {
			if ((headers["content-encoding"] ?? "identity").toLowerCase() === "identity") return;
			throw new HttpProblem(415, "The server reads content that is plain here.", { headers: { "accept-encoding": "identity" } });
		};
		const noSuchKey = () => new HttpProblem(404, "There is no such key.");
		const unstored = (reply) => reply.header("cache-control", "no-store");
		async function addKeysRoutes(app, { store, authentication, keyRing, now }) {
			const common = {
				tags: ["keys"],
				security: [{ key: [] }]
			};
			const onRequest = authentication.administration;
			const organisationKeys = async () => (await store.keys()).filter((key) => !isAdministrationKey(key));
			app.post("/v1/keys", {
				schema: {
					...common,
					operationId: "createKey",
					summary: "Make a key",
					body: bodySchema,
					response: {
						201: created,
						...problemResponses(400, 401, 403, 413, 415, 429, 500, 503)
					}
				},
				onRequest,
				preParsing: demandPlain,
				bodyLimit: 16 * 1024
			}, async ({ body }, reply) => {
				const key = newApiKey();
				const stored = {
					id: (0, external_node_crypto_.randomUUID)(),
					hash: hashApiKey(key),
					...body,
					createdAt: now()
				};
				await store.addKey(stored);
				keyRing.changed();
				return unstored(reply).code(201).header("location", `/v1/keys/${stored.id}`).send({
					...shown(stored),
					key
				});
			});
			app.get("/v1/keys", {
				schema: {
					...common,
					operationId: "listKeys",
					summary: "List the keys",
					response: {
						200: build.ZUJ.Object({ keys: build.ZUJ.Array(keySchema) }, { description: "All keys but the administration key, without themselves." }),
						...problemResponses(401, 403, 429, 500, 503)
					}
				},
				onRequest
			}, async (_request, reply) => unstored(reply).send({ keys: (await organisationKeys()).map(shown) }));
			app.get("/v1/keys/:id", {
				schema: {
					...common,
					operationId: "showKey",
					summary: "Show a key",
					params: idSchema,
					response: {
						200: keySchema,
						...problemResponses(401, 403, 404, 429, 500, 503)
					}
				},
				onRequest
			}, async ({ params }, reply) => {
				const found = (await organisationKeys()).find(({ id }) => id === params.id);
				if (found === undefined) throw noSuchKey();
				return unstored(reply).send(shown(found));
			});
			await app.register(async (scope) => {
				scope.removeAllContentTypeParsers();
				scope.addContentTypeParser("*", (_request, _body, done) => done(null));
				scope.delete("/v1/keys/:id", {
					schema: {
						...common,
						operationId: "revokeKey",
						summary: "Revoke a key",
						description: "The key is refused from the next request on; by other servers on the same store a second later.",
						params: idSchema,
						response: {
							204: build.ZUJ.Null({ description: "It is revoked." }),
							...problemResponses(401, 403, 404, 429, 500, 503)
						}
					},
					onRequest
				}, async ({ params }, reply) => {
					const known = (await organisationKeys()).some(({ id }) => id === params.id);
					if (!known || !await store.removeKey(params.id)) throw noSuchKey();
					keyRing.changed();
					return reply.code(204).send();
				});
			});
		}
		;
		const properties_route_querySchema = build.ZUJ.Object({
			...coordinateParameters,
			name: nameParameter("The name of the property."),
			build: build.ZUJ.Optional(nameParameter("The run of the pipeline, with its attempt; default: any.")),
			exceptBuild: build.ZUJ.Optional(nameParameter("A run whose values are no answer, so that a build is not compared with itself; default: none.")),
			ref: build.ZUJ.Optional(nameParameter("The branch or tag; default: any."))
		});
		const property = build.ZUJ.Object({
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "When it was recorded, in Unix ms."
			}),
			name: build.ZUJ.String(),
			valueType: build.ZUJ.Enum(["number", "string"], { type: "string" }),
			value: build.ZUJ.Union([build.ZUJ.Number(), build.ZUJ.String()]),
			build: build.ZUJ.String(),
			ref: build.ZUJ.String()
		});
		function addPropertiesRoute(app, { store, authentication }) {
			app.get("/v1/data/properties", dataRoute(authentication, {
				operationId: "properties",
				summary: "The latest value of a property",
				querystring: properties_route_querySchema,
				document: build.ZUJ.Object({ properties: build.ZUJ.Array(property) }),
				documentDescription: "One property, or none where it has no value."
			}), async (request, reply) => {
				demandOrganisation(request, request.query.org);
				return sendJson(await store.property(request.query, request.signal), request, reply);
			});
		}
		var plausible_time = __webpack_require__(63255);
		var records_validate = __webpack_require__(19758);
		var display_text = __webpack_require__(9833);
		;
		const idleMs = 1e3;
		const retryAfterSeconds = 2;
		function createBodyMemory({ maximumBytes, maximumBytesPerOrganisation, now = performance.now.bind(performance) }) {
			const shares = new Map();
			let bytesOfAll = 0;
			const free = (share, body) => {
				share.bytes -= body.bytes;
				bytesOfAll -= body.bytes;
				body.bytes = 0;
				share.bodies.delete(body);
			};
			const unfinishedOfLarger = (than) => {
				const larger = [...shares.values()].filter(({ bytes }) => bytes > than.bytes).sort((one, other) => other.bytes - one.bytes);
				for (const share of larger) for (const body of share.bodies) if (!body.isComplete) return [share, body];
				return undefined;
			};
			const ownIdle = (share, except) => {
				for (const body of share.bodies) {
					if (!body.isComplete && body !== except && now() - body.lastMs >= idleMs) return [share, body];
				}
				return undefined;
			};
			const makeRoom = (share, body) => {
				for (;;) {
					const isShareFull = share.bytes > maximumBytesPerOrganisation;
					if (!isShareFull && bytesOfAll <= maximumBytes) return;
					const evicted = (isShareFull ? undefined : unfinishedOfLarger(share)) ?? ownIdle(share, body);
					if (evicted === undefined) throw unavailable("The server receives too much at once. Send it again later.", retryAfterSeconds);
					free(...evicted);
					evicted[1].stop.abort(unavailable("The content did not come in time, and other requests need the memory. Send it again.", retryAfterSeconds));
				}
			};
			return { open(organisation) {
				const share = shares.get(organisation) ?? {
					bytes: 0,
					bodies: new Set()
				};
				shares.set(organisation, share);
				const body = {
					bytes: 0,
					isComplete: false,
					lastMs: now(),
					stop: new AbortController()
				};
				share.bodies.add(body);
				const { signal } = body.stop;
				return {
					signal,
					add(bytes) {
						signal.throwIfAborted();
						body.lastMs = now();
						share.bodies.delete(body);
						share.bodies.add(body);
						body.bytes += bytes;
						share.bytes += bytes;
						bytesOfAll += bytes;
						makeRoom(share, body);
					},
					complete() {
						body.isComplete = true;
					},
					close() {
						free(share, body);
						if (share.bodies.size === 0 && shares.get(organisation) === share) shares.delete(organisation);
					}
				};
			} };
		}
		var decode = __webpack_require__(69474);
		var json_fault = __webpack_require__(37147);
		var ndjson = __webpack_require__(96968);
		;
		const maximumRefusals = 100;
		function readRecordBatch(chunks, maximumRecords, toStorable) {
			const refused = [];
			let refusedCount = 0;
			let count = 0;
			let ready = [];
			const refuse = (line, message) => {
				refusedCount += 1;
				if (refused.length < maximumRefusals) refused.push({
					line,
					message
				});
			};
			const lines = (0, ndjson.gI)({
				value(value, line, length) {
					const result = toStorable(value, length);
					if ("refusal" in result) return refuse(line, result.refusal);
					if (count === maximumRecords) throw new HttpProblem(413, `There are more than ${maximumRecords} records. Send them in several requests.`);
					count += 1;
					ready.push(result.record);
				},
				fault({ line, kind, text }) {
					if (kind === "too-long") throw new HttpProblem(413, `Line ${line} is longer than ${ndjson.nY} characters.`);
					refuse(line, kind === "cut-off" ? "The line is cut off." : `The line ${(0, json_fault.a)(text)}.`);
				}
			});
			const taken = () => {
				const records = ready;
				ready = [];
				return records;
			};
			const content = (0, external_node_crypto_.createHash)("sha256");
			let hash;
			let decoder;
			const read = (bytes, last) => {
				const isFirst = decoder === undefined;
				decoder ??= (0, decode.$)(bytes);
				for (const piece of decoder.decode(isFirst ? bytes.subarray(decoder.markLength) : bytes, last)) lines.write(piece);
				if (last) lines.end();
				return taken();
			};
			const records = async function* () {
				for await (const chunk of chunks) {
					content.update(chunk);
					yield read(chunk, false);
				}
				yield read(Buffer.alloc(0), true);
			};
			return {
				records: records(),
				get count() {
					return count;
				},
				refused,
				get refusedCount() {
					return refusedCount;
				},
				contentHash: () => {
					hash ??= content.digest("hex");
					return hash;
				}
			};
		}
		;
		const { createZstdDecompress, constants } = external_node_zlib_;
		const zstdWindowLog = 23;
		const chunkSize = 64 * 1024;
		const decompressors = new Map([
			["gzip", () => external_node_zlib_.createGunzip({ chunkSize })],
			["x-gzip", () => external_node_zlib_.createGunzip({ chunkSize })],
			...createZstdDecompress === undefined ? [] : [["zstd", () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax ?? 100]: zstdWindowLog } })]]
		]);
		const readableEncodings = [...decompressors.keys()].filter((name) => name !== "x-gzip");
		async function* requestContent(body, encoding, maximumBytes, signal) {
			const name = encoding?.trim().toLowerCase() ?? "identity";
			const createDecompressor = decompressors.get(name);
			if (createDecompressor === undefined && name !== "identity") {
				throw new HttpProblem(415, `The server reads content that is plain or compressed with ${readableEncodings.join(" or ")}.`, { headers: { "accept-encoding": readableEncodings.join(", ") } });
			}
			const plain = limited(received(body, signal), maximumBytes);
			try {
				yield* createDecompressor === undefined ? plain : limited(decompressed(plain, createDecompressor()), maximumBytes);
			} catch (error) {
				throw request_content_problemOf(error, name);
			}
		}
		async function* received(body, signal) {
			const chunks = body.iterator({ destroyOnReturn: false });
			let abort = (_reason) => {};
			const onAbort = () => abort(signal.reason);
			signal.addEventListener("abort", onAbort);
			try {
				for (;;) {
					signal.throwIfAborted();
					const aborted = new Promise((_, reject) => {
						abort = reject;
					});
					const next = await Promise.race([chunks.next(), aborted]);
					if (next.done) return;
					yield next.value;
				}
			} finally {
				signal.removeEventListener("abort", onAbort);
				const resume = () => void body.resume();
				chunks.return?.().then(resume, resume);
			}
		}
		async function* limited(chunks, maximumBytes) {
			let bytes = 0;
			for await (const chunk of chunks) {
				bytes += chunk.length;
				if (bytes > maximumBytes) throw tooLarge(maximumBytes);
				yield chunk;
			}
		}
		const tooLarge = (maximumBytes) => new HttpProblem(413, `The content is larger than ${maximumBytes} bytes, compressed or decompressed. Send it in several requests.`);
		async function* decompressed(chunks, decompressor) {
			const source = external_node_stream_.Readable.from(chunks);
			source.once("error", (error) => decompressor.destroy(error));
			try {
				yield* source.pipe(decompressor);
			} finally {
				source.destroy();
				decompressor.destroy();
			}
		}
		function request_content_problemOf(error, encoding) {
			const code = error instanceof Error && "code" in error ? String(error.code) : "";
			if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return new HttpProblem(400, "The content was cut off.", { cause: error });
			if (!/^(Z_|ZSTD_|ERR_ZLIB|ERR_ZSTD)/.test(code)) return error;
			const state = code === "Z_BUF_ERROR" ? "cut off" : "damaged";
			return new HttpProblem(400, `The ${encoding} data is ${state}. Nothing was stored.`, { cause: error });
		}
		var job_identity = __webpack_require__(99712);
		var name_limit = __webpack_require__(14157);
		;
		const leftOutFields = new Set(["sourceLocation"]);
		const fieldsOf = (schema) => new Set(Object.keys(schema.properties).filter((name) => !leftOutFields.has(name)));
		const fieldsOfKind = new Map(Object.entries(schema.Gg).map(([kind, schema]) => [kind, fieldsOf(schema)]));
		const attemptFields = fieldsOf(schema.ZS);
		const keys = [
			"project",
			"module",
			"pipeline",
			"job",
			"build",
			"ref",
			"id",
			"name",
			"runner"
		];
		function storableRecord(value, length, { org, now, defaultTimestamp, validate }) {
			const wrong = validate(value, length);
			if (wrong !== undefined) return { refusal: `The line is no record: ${wrong}.` };
			const given = value;
			const fields = fieldsOfKind.get(given.kind);
			if (fields === undefined) return { refusal: `The server does not know records of the kind "${(0, display_text.p)(given.kind.slice(0, 60))}".` };
			if (given.org !== undefined && given.org !== org) {
				throw new HttpProblem(403, "A record is of another organisation than the key. Nothing was stored.");
			}
			const refusal = refusalOf(given, now);
			if (refusal !== undefined) return { refusal };
			const record = pick(given, fields);
			record.org = org;
			record.pipeline ??= "";
			record.build ??= "";
			record.ref ??= "";
			record.timestamp ??= defaultTimestamp;
			if (given.kind === "test") completeTest(record);
			else if (given.kind === "job") (0, job_identity.c)(record);
			return { record };
		}
		function refusalOf(record, now) {
			if (isMissing(record.project)) return "\"project\" is missing.";
			if (isMissing(record.module)) return "\"module\" is missing.";
			if (record.kind === "job" && isMissing(record.pipeline)) return "\"pipeline\" is missing.";
			const { timestamp } = record;
			if (typeof timestamp === "number" && !(0, plausible_time.v)(timestamp, now)) return `"timestamp" is ${implausibleTime(timestamp, now)}`;
			for (const name of keys) {
				const text = record[name];
				if (typeof text === "string" && text.length > name_limit.o) return `"${name}" is longer than ${name_limit.o} characters.`;
			}
			return undefined;
		}
		function implausibleTime(timestamp, now) {
			const isEarly = timestamp < now;
			const fault = isEarly ? "before the year 2000" : "more than a day in the future";
			const given = Math.abs(timestamp) <= lastDate ? `${timestamp} (${new Date(timestamp).toISOString()})` : String(timestamp);
			return `${given}, which is ${fault}. Give it in Unix milliseconds, or leave it out.`;
		}
		const lastDate = 864e13;
		const isMissing = (coordinate) => coordinate === undefined || coordinate === "";
		function completeTest(record) {
			record.suite ??= [];
			record.id ??= (0, test_identity.ec)(record.module, record.suite, record.name);
			if (record.attempts !== undefined) {
				record.attempts = record.attempts.map((attempt) => pick(attempt, attemptFields));
			}
		}
		function pick(from, names) {
			const given = Object.keys(from);
			if (given.every((name) => names.has(name))) return from;
			return Object.fromEntries(given.filter((name) => names.has(name)).map((name) => [name, from[name]]));
		}
		;
		class BatchConflictError extends Error {
			name = "BatchConflictError";
		}
		var dist_ajv = __webpack_require__(42463);
		var nearest_name = __webpack_require__(47153);
		;
		const maximumFaults = 20;
		function createQueryReader({ properties, required }) {
			const schemas = properties;
			const names = Object.keys(schemas);
			const isRequired = new Set(required);
			return (raw) => {
				const faults = [];
				const values = {};
				for (const name of Object.keys(raw)) if (!Object.hasOwn(schemas, name)) faults.push(unknownParameter(name, names));
				for (const [name, schema] of Object.entries(schemas)) {
					const given = raw[name];
					if (given === undefined) {
						if (isRequired.has(name)) faults.push({
							name,
							message: "It is missing."
						});
						continue;
					}
					const read = schema.type === "array" ? readList(given, schema.items ?? {}) : readScalar(given, schema);
					if ("fault" in read) faults.push({
						name,
						message: read.fault
					});
					else values[name] = read.value;
				}
				const [first] = faults;
				if (first === undefined) return values;
				throw new HttpProblem(400, `The parameter "${first.name}" is wrong: ${first.message}`, { faults: faults.slice(0, maximumFaults) });
			};
		}
		function unknownParameter(given, names) {
			const nearest = (0, nearest_name.q)(given, names);
			const message = nearest === undefined ? `There is no such parameter; known: ${names.join(", ")}.` : `There is no such parameter; did you mean "${nearest}"?`;
			return {
				name: query_shown(given),
				message
			};
		}
		function readList(given, items) {
			const values = new Set();
			for (const text of [given].flat().flatMap((piece) => piece.split(","))) {
				const read = readScalar(text, items);
				if ("fault" in read) return read;
				values.add(read.value);
			}
			return { value: [...values] };
		}
		function readScalar(given, schema) {
			if (typeof given !== "string") return { fault: "It is given more than once." };
			if (schema.type === "integer") return readInteger(given, schema.minimum);
			if (schema.enum !== undefined) {
				return schema.enum.includes(given) ? { value: given } : { fault: `"${query_shown(given)}" is not one of ${schema.enum.join(", ")}.` };
			}
			if (given === "") return { fault: "It is empty." };
			if (given.length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) return { fault: `It is longer than ${schema.maxLength} characters.` };
			return { value: given };
		}
		const query_int64 = {
			least: -(2n ** 63n),
			most: 2n ** 63n - 1n
		};
		function readInteger(given, minimum) {
			const value = /^-?\d{1,19}$/.test(given) ? BigInt(given) : undefined;
			if (value === undefined || value < query_int64.least || value > query_int64.most) {
				const reason = /^-?\d+$/.test(given) ? `it is not between ${query_int64.least} and ${query_int64.most}` : "write it in digits, such as 86400000";
				return { fault: `"${query_shown(given)}" is not a 64-bit integer: ${reason}.` };
			}
			const number = Math.min(Math.max(Number(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
			if (minimum !== undefined && number < minimum) return { fault: `${given} is less than ${minimum}.` };
			return { value: number };
		}
		function query_shown(text) {
			const line = (0, display_text.p)(text.slice(0, 200));
			return line.length > 60 ? `${line.slice(0, 60)}\u2026` : line;
		}
		;
		const validation_maximumFaults = 20;
		function createValidatorCompiler() {
			const ajv = new dist_ajv.Ajv({
				allErrors: true,
				verbose: true
			});
			return ({ schema, httpPart }) => {
				if (httpPart === "querystring") {
					const read = createQueryReader(schema);
					return (raw) => attempt(() => read(raw));
				}
				const validate = ajv.compile(schema);
				return (value) => validate(value) ? { value } : { error: validation_problemOf(validate.errors ?? []) };
			};
		}
		function attempt(read) {
			try {
				return { value: read() };
			} catch (error) {
				return { error };
			}
		}
		function validation_problemOf(errors) {
			const faults = errors.slice(0, validation_maximumFaults).map(faultOf);
			const [first] = faults;
			return new HttpProblem(400, first === undefined ? "The request is wrong." : `"${first.name}" is wrong: ${first.message}`, { faults });
		}
		function faultOf({ keyword, instancePath, message = "is wrong", params, parentSchema }) {
			const path = instancePath.slice(1).split("/").filter(Boolean);
			const at = (...more) => [...path, ...more].join(".") || "body";
			switch (keyword) {
				case "required": return {
					name: at(params.missingProperty),
					message: "It is missing."
				};
				case "additionalProperties": return {
					name: at((0, display_text.p)(String(params.additionalProperty).slice(0, 60))),
					message: `There is no such field; known: ${Object.keys(parentSchema?.properties ?? {}).join(", ")}.`
				};
				case "type": return {
					name: at(),
					message: `It is not of the type ${params.type}.`
				};
				case "enum": return {
					name: at(),
					message: `It is not one of ${params.allowedValues.join(", ")}.`
				};
				case "minLength":
				case "minItems": return {
					name: at(),
					message: "It is empty."
				};
				case "maxLength": return {
					name: at(),
					message: `It is longer than ${params.limit} characters.`
				};
				default: return {
					name: at(),
					message: `It ${message}.`
				};
			}
		}
		;
		const mediaTypes = [
			"application/x-ndjson",
			"application/ndjson",
			"application/jsonl",
			"application/x-jsonlines"
		];
		const responseSchema = build.ZUJ.Object({
			stored: build.ZUJ.Integer({
				minimum: 0,
				description: "How many records are stored; a repeated batch counts once and is answered alike."
			}),
			refused: build.ZUJ.Array(build.ZUJ.Object({
				line: build.ZUJ.Integer({ minimum: 1 }),
				message: build.ZUJ.String()
			}), { description: "The first 100 lines that hold no record that can be stored, and why. All others are stored." }),
			refusedCount: build.ZUJ.Integer({
				minimum: 0,
				description: "How many lines are refused."
			})
		}, { description: "What is stored, for good, and what is not." });
		const idempotencyHeader = "idempotency-key";
		const records_route_querySchema = build.ZUJ.Object({ timestamp: build.ZUJ.Optional(build.ZUJ.Integer({
			format: "int64",
			description: "When the records happened that have no `timestamp`, in Unix ms; default: now. It is no part of the content, so the same records " + "count once even if they are sent with another one."
		})) });
		const records_route_schema = {
			operationId: "storeRecords",
			summary: "Store records",
			description: "Newline-delimited JSON, one record a line, plain or compressed. Its records are stored all or none; a repeat counts once. A record without " + "`org` is one of the organisation of the key; `project` and `module` are needed, and `pipeline` by jobs. A `timestamp` before the year 2000 or " + "more than a day in the future is refused. Of a job that was run again in its run, the newest attempt counts, whatever arrives last.",
			tags: ["data"],
			security: [{ key: [] }],
			querystring: records_route_querySchema,
			headers: build.ZUJ.Object({
				[idempotencyHeader]: build.ZUJ.Optional(build.ZUJ.String({
					minLength: 1,
					maxLength: 255,
					description: "Tells a repeat from a new batch; default: the SHA-256 of the decompressed content. It stands for one content, byte for byte after " + "decompression, for as long as its records are stored: the same content is acknowledged and counts once, other content is a 422."
				})),
				"content-encoding": build.ZUJ.Optional(build.ZUJ.String({ description: "`gzip`, or `zstd` where the server runs on Node 22.15 or later." }))
			}),
			body: { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: build.ZUJ.String({ description: "Lines of JSON, each as the schema Record says." }) }])) },
			response: {
				200: responseSchema,
				...problemResponses(400, 401, 403, 413, 415, 422, 429, 500, 503)
			}
		};
		async function addRecordsRoute(parent, { store, authentication, metrics, now, uploadLimits }) {
			const { maximumBytes, maximumRecords, maximumBytesInFlight } = uploadLimits;
			const validate = (0, records_validate.createRecordValidator)();
			const memory = createBodyMemory({
				maximumBytes: maximumBytesInFlight,
				maximumBytesPerOrganisation: Math.max(maximumBytes, maximumBytesInFlight - maximumBytes)
			});
			const storeBatch = async (request, org, givenKey) => {
				const body = memory.open(org);
				const encoding = request.headers["content-encoding"];
				const counted = async function* () {
					for await (const chunk of requestContent(request.body, encoding, maximumBytes, body.signal)) {
						body.add(chunk.length);
						yield chunk;
					}
					body.complete();
				};
				const circumstances = {
					org,
					now: now(),
					defaultTimestamp: defaultTimestampOf(request, now()),
					validate
				};
				try {
					const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, circumstances));
					const { contentHash, records } = batch;
					await store.insert({
						org,
						idempotencyKey: givenKey ?? contentHash,
						contentHash,
						records
					});
					return batch;
				} catch (error) {
					throw error instanceof BatchConflictError ? otherContent(givenKey, error) : error;
				} finally {
					body.close();
				}
			};
			await parent.register(async (app) => {
				app.removeAllContentTypeParsers();
				app.addContentTypeParser([...mediaTypes], (_request, body, done) => done(null, body));
				app.addContentTypeParser("*", (_request, _body, done) => done(wrongType()));
				app.post("/v1/data/records", {
					schema: records_route_schema,
					validatorCompiler: (part) => part.httpPart === "querystring" ? createValidatorCompiler()(part) : () => true,
					onRequest: authentication.organisation("write")
				}, async (request) => {
					if (request.body === undefined || request.body === null) throw wrongType();
					const idempotencyKey = idempotencyKeyOf(request);
					if (Number(request.headers["content-length"]) > maximumBytes) throw tooLarge(maximumBytes);
					const { count, refused, refusedCount } = await storeBatch(request, request.organisationKey?.org ?? "", idempotencyKey);
					metrics.storedRecords.inc(count);
					metrics.refusedLines.inc(refusedCount);
					return {
						stored: count,
						refused,
						refusedCount
					};
				});
			});
		}
		const wrongType = () => new HttpProblem(415, `The header Content-Type is not ${mediaTypes[0]}.`, { headers: { accept: mediaTypes.join(", ") } });
		function defaultTimestampOf({ query }, now) {
			const { timestamp = now } = query;
			if ((0, plausible_time.v)(timestamp, now)) return timestamp;
			const message = `It is ${implausibleTime(timestamp, now)}`;
			throw new HttpProblem(400, `The parameter "timestamp" is wrong: ${message}`, { faults: [{
				name: "timestamp",
				message
			}] });
		}
		function otherContent(givenKey, cause) {
			const key = givenKey === undefined ? "hash of the content" : `Idempotency-Key "${(0, display_text.p)(givenKey)}"`;
			return new HttpProblem(422, `The ${key} was already used as the key of other content. Nothing of this request was stored. Send it again with another key.`, { cause });
		}
		function idempotencyKeyOf({ headers }) {
			const key = headers[idempotencyHeader];
			if (key === undefined) return undefined;
			if (typeof key === "string" && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key;
			const message = "It is not 1 to 255 printable ASCII characters.";
			throw new HttpProblem(400, `The header Idempotency-Key is wrong: ${message}`, { faults: [{
				name: "Idempotency-Key",
				message
			}] });
		}
		;
		const tests_route_querySchema = build.ZUJ.Object({
			...rangeParameters,
			...coordinateParameters,
			status: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Enum([...record.b], { type: "string" }), { description: "Only tests that ended like this: `status=failed&status=skipped` or `status=failed,skipped`. Default: all." })),
			testId: build.ZUJ.Optional(nameParameter("Only the test with this id; default: all."))
		});
		function addTestsRoute(app, { store, authentication, now }) {
			app.get("/v1/data/tests/aggregated", dataRoute(authentication, {
				operationId: "testsAggregated",
				summary: "Tests of a module over time",
				description: "How often each test of a module ended how, and how long it took, by buckets of time.",
				querystring: tests_route_querySchema,
				document: build.ZUJ.Object({ tests: build.ZUJ.Array(aggregatedEntry("testId")) }),
				documentDescription: "Ordered by timestamp, name and id; empty where nothing was recorded."
			}), async (request, reply) => {
				const { org, project, module, status = [], testId } = request.query;
				demandOrganisation(request, org);
				const question = {
					...bucketsOf(request.query, now()),
					org,
					project,
					module,
					statuses: status,
					testId
				};
				return sendJson(await store.testsAggregated(question, request.signal), request, reply);
			});
		}
		;
		const mebibyte = 1024 * 1024;
		const defaultRateLimits = {
			requestsPerKey: 1200,
			failuresPerAddress: 60
		};
		const defaultUploadLimits = {
			maximumBytes: 32 * mebibyte,
			maximumRecords: 1e5,
			maximumBytesInFlight: 128 * mebibyte
		};
		const defaultTimeouts = {
			headersMs: 15e3,
			requestMs: 12e4,
			idleMs: 15e4
		};
		async function createApp(options) {
			const { store, adminKey, dashboard, now = Date.now, log, trustProxy = false } = options;
			const { rateLimits = defaultRateLimits, uploadLimits = defaultUploadLimits, timeouts = defaultTimeouts } = options;
			const app = (0, fastify.fastify)({
				...logOptions(log),
				trustProxy: trustProxy && ((_address, hop) => hop === 0),
				requestTimeout: timeouts.requestMs,
				handlerTimeout: timeouts.requestMs,
				connectionTimeout: timeouts.idleMs,
				http: {
					requireHostHeader: false,
					headersTimeout: timeouts.headersMs,
					connectionsCheckingInterval: Math.ceil(timeouts.headersMs / 5)
				},
				return503OnClosing: false,
				frameworkErrors: sendFrameworkProblem,
				clientErrorHandler: answerClientError
			});
			app.removeContentTypeParser("text/plain");
			app.setValidatorCompiler(createValidatorCompiler());
			addProblemAnswers(app);
			addRequestLog(app);
			closeGracefully(app);
			await app.register(helmet_default(), { contentSecurityPolicy: {
				useDefaults: false,
				directives: {
					"default-src": ["'none'"],
					"frame-ancestors": ["'none'"]
				}
			} });
			await app.register(compress_default(), {
				globalDecompression: false,
				zlibOptions: { level: 1 },
				brotliOptions: { params: { [external_node_zlib_.constants.BROTLI_PARAM_QUALITY]: 1 } }
			});
			await app.register(rate_limit_default(), {
				global: false,
				store: requestCounts
			});
			await addOpenapi(app);
			const closeMethods = createAllowedMethods(app);
			const keyRing = createKeyRing(store, adminKey, now);
			const metrics = createMetrics(app);
			const context = {
				store: measuredStore(store, metrics.registry),
				keyRing,
				authentication: createAuthentication(app, keyRing, rateLimits),
				metrics,
				now,
				uploadLimits
			};
			await addRecordsRoute(app, context);
			addJobsRoute(app, context);
			addTestsRoute(app, context);
			addPropertiesRoute(app, context);
			addCoordinatesRoute(app, context);
			await addKeysRoutes(app, context);
			addHealthRoutes(app, context);
			addDocumentationRoutes(app);
			if (dashboard !== undefined) addDashboardRoute(app, dashboard);
			closeMethods();
			return app;
		}
		;
		const graceMs = 8e3;
		const safeKeyLength = 32;
		async function start(options) {
			try {
				return await startOnStore(options);
			} catch (error) {
				await options.store.close();
				throw error;
			}
		}
		async function startOnStore(options) {
			const { store, adminKey, host, port, stdout, stderr, onListening, now = Date.now } = options;
			if (adminKey === "") throw new errors.y("SERVICE_ADMIN_KEY is empty.", { cure: "Give it a value, or unset it." });
			if (adminKey !== undefined && adminKey.length < safeKeyLength) {
				stderr.write(`warning: SERVICE_ADMIN_KEY has ${adminKey.length} characters, which can be guessed; use at least ${safeKeyLength} random ones.\n`);
			}
			await store.migrate();
			const app = await createApp({
				...options,
				log: {
					level: "info",
					stream: stderr
				}
			});
			try {
				await app.listen({
					host,
					port,
					listenTextResolver: () => "listening"
				});
			} catch (cause) {
				await app.close();
				throw cannotListen(host, port, cause);
			}
			const url = urlOf(host, app.server.address().port);
			const close = async () => {
				const deadline = setTimeout(() => app.server.closeAllConnections(), graceMs);
				await app.close();
				clearTimeout(deadline);
				await store.close();
			};
			try {
				const firstKey = adminKey === undefined ? await firstAdministrationKey(store, now()) : undefined;
				stdout.write(`listening on ${url}\n`);
				if (firstKey !== undefined) stdout.write(`administration key, shown this once: ${firstKey}\n`);
				onListening?.(url);
			} catch (error) {
				await app.close();
				throw error;
			}
			return {
				url,
				close
			};
		}
		async function serve(options, signal) {
			const server = await start(options);
			if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
			await server.close();
		}
		const urlOf = (host, port) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
		function cannotListen(host, port, cause) {
			const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
			if (code === "EADDRINUSE") return new errors.y(`Port ${port} of ${host} is taken.`, {
				cure: "Choose another one with --port, or 0 for a free one.",
				cause
			});
			if (code === "EACCES") return new errors.y(`Port ${port} may not be used.`, {
				cure: "Choose one from 1024 on with --port.",
				cause
			});
			if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new errors.y(`"${host}" is no address of this machine.`, {
				cure: "Choose another --host.",
				cause
			});
			return new errors.o(`The server cannot listen on ${urlOf(host, port)}: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
		}
		;
		const passing = new Set([
			"3",
			"32",
			"74",
			"75",
			"76",
			"159",
			"160",
			"164",
			"198",
			"202",
			"209",
			"210",
			"225",
			"236",
			"241",
			"242",
			"243",
			"252",
			"279",
			"285",
			"286",
			"319",
			"394",
			"425",
			"439",
			"516",
			"999"
		]);
		function engineCode(error) {
			if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
			return /^\d+$/.test(String(error.code)) ? String(error.code) : undefined;
		}
		const cures = new Map([["497", "Grant the user of --store what docs/scaling.md lists."], ["701", "Name a cluster of the server with --cluster; system.clusters lists them."]]);
		const limits = new Set([
			"159",
			"160",
			"241",
			"396"
		]);
		const fileSystemError = "filesystem error: ";
		const mistakes = [
			TypeError,
			RangeError,
			ReferenceError,
			SyntaxError
		];
		function engineError(error) {
			if (error instanceof errors.y || error instanceof StoreUnavailableError || error instanceof BatchConflictError) return error;
			if (mistakes.some((mistake) => error instanceof mistake)) return error;
			const code = engineCode(error);
			const message = messageOf(error);
			const cure = cures.get(code ?? "");
			if (cure !== undefined) return new errors.y(`The ClickHouse server refuses: ${message}`, {
				cure,
				cause: error
			});
			if (code !== undefined && !passing.has(code) && !message.includes(fileSystemError)) return error;
			return new StoreUnavailableError(`The store does not answer: ${message}`, { cause: error });
		}
		function questionError(error) {
			if (!limits.has(engineCode(error) ?? "")) return engineError(error);
			return new StoreLimitError(`The question is too large: ${messageOf(error)}`, { cause: error });
		}
		const messageOf = (error) => (error instanceof Error ? error.message : String(error)).trim().replace(/\.?$/, ".");
		;
		function createFairQueue() {
			const items = new Map();
			let size = 0;
			const remove = (owner, item) => {
				const own = items.get(owner);
				if (own?.delete(item) !== true) return;
				size -= 1;
				if (own.size === 0) items.delete(owner);
			};
			return {
				get size() {
					return size;
				},
				sizeOf: (owner) => items.get(owner)?.size ?? 0,
				add(owner, item) {
					const own = items.get(owner) ?? new Set();
					items.set(owner, own.add(item));
					size += 1;
				},
				take(mayTake = () => true) {
					for (const [owner, own] of items) {
						if (!mayTake(owner)) continue;
						const item = own.values().next().value;
						remove(owner, item);
						if (items.delete(owner)) items.set(owner, own);
						return item;
					}
					return undefined;
				},
				peek: () => items.values().next().value?.values().next().value,
				remove
			};
		}
		;
		function gather(act, { weigh = () => 1, maximumWeight = Number.POSITIVE_INFINITY, ownerOf = () => "" } = {}) {
			const queue = createFairQueue();
			let isBusy = false;
			const nextGroup = () => {
				const group = [];
				let weight = 0;
				for (let next = queue.peek(); next !== undefined; next = queue.peek()) {
					weight += weigh(next.item);
					if (group.length > 0 && weight > maximumWeight) break;
					group.push(next);
					queue.take();
				}
				return group;
			};
			const work = async () => {
				isBusy = true;
				while (queue.size > 0) {
					const group = nextGroup();
					try {
						const result = await act(group.map(({ item }) => item));
						for (const { resolve } of group) resolve(result);
					} catch (error) {
						for (const { reject } of group) reject(error);
					}
				}
				isBusy = false;
			};
			return (item) => new Promise((resolve, reject) => {
				queue.add(ownerOf(item), {
					item,
					resolve,
					reject
				});
				if (!isBusy) void work();
			});
		}
		;
		const lastTimestamp = 864e13;
		const longestDuration = 0x38d7ea4c68000;
		const counters = [
			"line",
			"column",
			"attempt",
			"size"
		];
		function recordRow(record, arrived) {
			const columns = adapted(record, arrived);
			const row = columns === undefined ? record : {
				...record,
				...columns
			};
			return withoutLoneSurrogates(`{"arrived":${arrived},${JSON.stringify(row).slice(1)}`);
		}
		function adapted(record, arrived) {
			const { kind, timestamp, duration, attempts, pullRequest } = record;
			let columns;
			const set = (column, value) => {
				columns ??= {};
				columns[column] = value;
			};
			const time = typeof timestamp === "number" ? timestamp : Math.floor(arrived / 1e3);
			const held = Math.min(Math.max(time, -lastTimestamp), lastTimestamp);
			if (held !== timestamp) set("timestamp", held);
			if (typeof duration === "number" && duration > longestDuration) set("duration", longestDuration);
			for (const field of counters) {
				const count = record[field];
				if (typeof count === "number" && count > Number.MAX_SAFE_INTEGER) set(field, Number.MAX_SAFE_INTEGER);
			}
			if (attempts !== undefined) set("attempts", JSON.stringify(attempts));
			if (pullRequest !== undefined) set("pullRequest", String(pullRequest));
			if (kind === "job" && record.name === undefined) set("name", record.id);
			if (kind === "property") {
				const { value } = record;
				set("valueType", record.valueType ?? typeof value);
				set(typeof value === "number" ? "valueNumber" : "valueText", value);
				set("value", undefined);
			}
			return columns;
		}
		function withoutLoneSurrogates(json) {
			if (!json.includes("\\ud")) return json;
			return json.replace(/\\(?:ud[0-9a-f]{3}|.)/g, (found) => found.length > 2 ? "\ufffd" : found);
		}
		;
		const pieceLength = 64 * 1024;
		const hashLength = 32;
		const noHash = "0".repeat(hashLength);
		const beforeBatch = "{\"batch\":\"";
		const beforeContent = `${beforeBatch}${noHash}","content":"`;
		const room = `${beforeContent}${noHash}",`;
		const lineFeed = 10;
		async function collectRows(records, arrive) {
			const rows = [];
			let piece = "";
			const take = (record) => {
				piece += `${room}${recordRow(record, arrive()).slice(1)}\n`;
				if (piece.length < pieceLength) return;
				rows.push(Buffer.from(piece));
				piece = "";
			};
			if (Symbol.asyncIterator in records) {
				for await (const some of records) some.forEach(take);
			} else {
				records.forEach(take);
			}
			if (piece !== "") rows.push(Buffer.from(piece));
			return rows;
		}
		function sealRows(rows, { batch, content }) {
			let count = 0;
			for (const piece of rows) {
				for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
					piece.write(batch, start + beforeBatch.length, hashLength, "latin1");
					piece.write(content, start + beforeContent.length, hashLength, "latin1");
					count += 1;
				}
			}
			return count;
		}
		;
		function createPartCheck(client) {
			let checkedBlock;
			let damaged = 0;
			const ask = async (query) => (await client.query({
				query,
				format: "JSONEachRow"
			})).json();
			const newParts = (after) => ask(`SELECT name, toString(max_block_number) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'
AND active AND level = 0 AND max_block_number > ${after} ORDER BY max_block_number`);
			const checkPart = async (name) => {
				const results = await ask(`CHECK TABLE records PART '${name}' SETTINGS check_query_single_value_result = 0`);
				if (results.every(({ is_passed }) => is_passed === 1)) return;
				damaged += 1;
				await client.command({ query: `ALTER TABLE records DETACH PART '${name}'` });
			};
			const checkNew = async () => {
				for (const { name, block } of await newParts(checkedBlock ?? 0n)) {
					await checkPart(name);
					checkedBlock = BigInt(block);
				}
			};
			const look = gather(checkNew);
			const begin = gather(async () => {
				const query = "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'";
				checkedBlock ??= BigInt((await ask(query))[0]?.block ?? 0);
			});
			return async () => {
				if (checkedBlock === undefined) await begin();
				const before = damaged;
				return async () => {
					await look();
					if (damaged !== before) throw new StoreUnavailableError("The disk did not take the files of new records: it is full or failing, or a quota or a limit of the process is reached.");
				};
			};
		}
		;
		const oneBlock = {
			async_insert: 0,
			distributed_foreground_insert: 1,
			input_format_parallel_parsing: 0,
			input_format_skip_unknown_fields: 1,
			max_insert_block_size: "1000000000",
			min_insert_block_size_rows: "1000000000",
			min_insert_block_size_bytes: "1000000000000"
		};
		const gatheredByEngine = {
			async_insert: 1,
			wait_for_async_insert: 1,
			async_insert_deduplicate: 1
		};
		const batchesPerLook = 100;
		function createBatchWriter(connection, { cluster, asyncInserts }, now) {
			const watchParts = createPartCheck(connection.client);
			const underway = new Map();
			let arrived = 0;
			const arrive = () => {
				arrived = Math.max(arrived + 1, now() * 1e3);
				return arrived;
			};
			const storedContents = gather(async (batches) => {
				const query = `SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, toFloat64(count()) AS count
FROM records WHERE batch IN (${batches.map((batch) => `'${batch}'`).join(", ")}) GROUP BY id, hash`;
				const answer = await connection.client.query({
					query,
					format: "JSONEachRow"
				});
				const found = new Map();
				for (const { id, hash, count } of await answer.json()) {
					found.set(id, (found.get(id) ?? new Map()).set(hash, count));
				}
				return found;
			}, { maximumWeight: batchesPerLook });
			const countStored = async ({ batch, content }) => {
				const contents = (await storedContents(batch)).get(batch) ?? new Map();
				if (contents.size > 0 && !contents.has(content) && !contents.has("")) throw conflict();
				return contents.get(content) ?? contents.get("") ?? 0;
			};
			const store = async (org, rows, hashes) => {
				const { batch, content } = hashes;
				const count = sealRows(rows, hashes);
				const found = await countStored(hashes);
				if (found >= (cluster === undefined ? 1 : count)) return;
				if (connection.exclusive) {
					const check = await watchParts();
					await connection.insertRows(rows, {
						...oneBlock,
						insert_deduplicate: 0
					}, org);
					await check();
					return;
				}
				const token = cluster === undefined ? batch : `${batch}${content}`;
				const once = {
					insert_deduplicate: 1,
					insert_deduplication_token: token
				};
				await connection.insertRows(rows, {
					...oneBlock,
					...asyncInserts ? gatheredByEngine : {},
					...once
				}, org);
				await countStored(hashes);
			};
			return {
				collect: (records) => collectRows(records, arrive),
				async write({ org, idempotencyKey, contentHash, rows }) {
					const batch = shortHash(JSON.stringify([org, idempotencyKey]));
					const content = shortHash(contentHash);
					for (let first = underway.get(batch); first !== undefined; first = underway.get(batch)) {
						const succeeded = await first.stored.then(() => true, () => false);
						if (!succeeded) continue;
						if (first.content === content) return;
						throw conflict();
					}
					if (rows.length === 0) {
						await countStored({
							batch,
							content
						});
						return;
					}
					const stored = store(org, rows, {
						batch,
						content
					}).finally(() => underway.delete(batch));
					underway.set(batch, {
						content,
						stored
					});
					await stored;
				}
			};
		}
		const conflict = () => new BatchConflictError("The key of the batch was stored with other content.");
		const shortHash = (text) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 32);
		;
		const percentiles = "WITH quantilesExactInclusive(0.25, 0.5, 0.75, 0.95, 0.99)(duration) AS percentiles";
		const bucketStart = "records.timestamp - positiveModulo(records.timestamp, {interval:Int64})";
		const inRange = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
		const figure = (name, value) => `if(count(duration) = 0, 0, ${value}) AS duration${name}`;
		const figures = [
			...record.b.map((status) => `countIf(status = '${status}') AS ${status}Count`),
			"count() AS totalCount",
			figure("Min", "min(duration)"),
			figure("Max", "max(duration)"),
			figure("Avg", "avg(duration)"),
			...[
				25,
				50,
				75,
				95,
				99
			].map((percent, index) => figure(`P${percent}`, `percentiles[${index + 1}]`))
		].join(",\n  ");
		const clamp = (value, least) => Math.min(Math.max(Math.trunc(value), least), Number.MAX_SAFE_INTEGER);
		const bucketParameters = ({ fromTs, toTs, interval }) => ({
			fromTs: clamp(fromTs, Number.MIN_SAFE_INTEGER),
			toTs: clamp(toTs, Number.MIN_SAFE_INTEGER),
			interval: clamp(interval, 1)
		});
		;
		const ofPipeline = `records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String}
    AND records.kind = 'job' AND records.pipeline = {pipeline:String}`;
		const firstArrival = `(SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})`;
		const lateOnes = `(SELECT count() FROM records WHERE ${ofPipeline} AND ${inRange} AND records.jobRun GLOBAL IN (
    SELECT records.jobRun FROM records WHERE ${ofPipeline} AND records.jobAttempt > 1 AND records.arrived < firstArrival))`;
		const jobs_aggregated_query = `${percentiles},
  ${firstArrival} AS firstArrival,
  ${lateOnes} AS lateOnes
SELECT ${bucketStart} AS timestamp,
  if({aggregateBy:String} = 'runner', records.runner, records.name) AS name,
  if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived))) AS jobId,
  ${figures}
FROM (
  SELECT timestamp, arrived, id, name, runner, status, duration
  FROM records
  WHERE ${ofPipeline}
    AND (records.arrived >= firstArrival OR lateOnes > 0 AND records.jobAttempt > 1)
  ORDER BY records.jobAttempt DESC, records.arrived DESC
  LIMIT 1 BY records.jobRun
) AS records
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`;
		const jobsAggregated = ({ org, project, module, pipeline, aggregateBy, ...buckets }) => ({
			query: jobs_aggregated_query,
			parameters: {
				org,
				project,
				module,
				pipeline,
				aggregateBy,
				...bucketParameters(buckets)
			}
		});
		;
		const defaultLimits = {
			timeMs: 3e4,
			memoryBytes: 2 * 1024 ** 3,
			rows: 1e6
		};
		const limitSettings = ({ memoryBytes, rows }) => [
			`max_memory_usage = ${memoryBytes}`,
			`max_bytes_before_external_group_by = ${Math.floor(memoryBytes / 2)}`,
			`max_result_rows = ${rows}`
		];
		;
		const jsonSettings = [
			"output_format_json_array_of_rows = 1",
			"output_format_json_quote_64bit_integers = 0",
			"output_format_json_escape_forward_slashes = 0",
			"use_variant_as_common_type = 1"
		];
		async function jsonDocument({ ask }, name, { query, parameters }, asker, limits = defaultLimits) {
			const settings = [...jsonSettings, ...limitSettings(limits)].join(", ");
			const timed = {
				query: `${query}\nFORMAT JSONEachRow SETTINGS ${settings}`,
				parameters,
				timeMs: limits.timeMs
			};
			const stream = await ask(timed, asker).catch((error) => {
				throw questionError(error);
			});
			stream.on("error", () => {});
			return external_node_stream_.Readable.from(json_document_document(name, stream), { objectMode: false }).once("close", () => stream.destroy());
		}
		async function* json_document_document(name, rows) {
			yield `{${JSON.stringify(name)}:`;
			try {
				yield* rows;
			} catch (error) {
				throw questionError(error);
			}
			yield "}";
		}
		;
		const lastVersion = String(2n ** 64n - 1n);
		function createKeyTable(client, now) {
			const put = async (key, revoked) => {
				const values = [{
					...key,
					version: revoked ? lastVersion : now(),
					revoked
				}];
				await client.insert({
					table: "keys",
					values,
					format: "JSONEachRow"
				});
			};
			const keys = async () => {
				const query = `SELECT id, hash, org, scopes, name, toFloat64(keys.createdAt) AS createdAt
FROM keys FINAL WHERE NOT revoked ORDER BY keys.createdAt, id`;
				const rows = await client.query({
					query,
					format: "JSONEachRow"
				});
				return rows.json();
			};
			return {
				keys,
				addKey: (key) => put(key, false),
				async removeKey(id) {
					const key = (await keys()).find((one) => one.id === id);
					if (key === undefined) return false;
					await put(key, true);
					return true;
				}
			};
		}
		;
		const deduplicationWindow = 1e4;
		const deduplicationWindowS = 7 * 24 * 60 * 60;
		const recordsTable = ({ cluster }) => cluster === undefined ? "records" : "records_local";
		const onCluster = ({ cluster }) => cluster === undefined ? "" : ` ON CLUSTER \`${cluster}\``;
		const enumOf = (values) => `Enum8(${values.map((value, index) => `'${value}' = ${index + 1}`).join(", ")})`;
		const recordColumns = `
  kind ${enumOf([
			"build",
			"job",
			"test",
			"property",
			"file",
			"problem"
		])},
  org LowCardinality(String),
  project LowCardinality(String),
  module LowCardinality(String),
  pipeline LowCardinality(String),
  job LowCardinality(String),
  build String CODEC(ZSTD),
  ref LowCardinality(String),
  timestamp Int64 COMMENT 'Unix ms, as the API has it' CODEC(Delta, ZSTD),
  time DateTime64(3, 'UTC') ALIAS fromUnixTimestamp64Milli(timestamp),
  metadata Map(LowCardinality(String), String) CODEC(ZSTD),
  id String COMMENT 'Any text: only the ids that we compute are 128 bits' CODEC(ZSTD),
  name String CODEC(ZSTD),
  status ${enumOf(record.b)} DEFAULT 'unknown',
  duration Nullable(Float64) COMMENT 'ms' CODEC(ZSTD),
  runner LowCardinality(String),
  attempt UInt64 CODEC(ZSTD),
  url String CODEC(ZSTD),
  commit String CODEC(ZSTD),
  branch LowCardinality(String),
  pullRequest String CODEC(ZSTD),
  suite Array(String) CODEC(ZSTD),
  flaky Bool,
  attempts String COMMENT 'JSON' CODEC(ZSTD(3)),
  message String CODEC(ZSTD(3)),
  details String CODEC(ZSTD(3)),
  stdout String CODEC(ZSTD(3)),
  stderr String CODEC(ZSTD(3)),
  file String CODEC(ZSTD),
  line UInt64 CODEC(ZSTD),
  column UInt64 CODEC(ZSTD),
  tags Array(LowCardinality(String)),
  format LowCardinality(String),
  source String CODEC(ZSTD),
  valueType LowCardinality(String),
  valueNumber Nullable(Float64) CODEC(ZSTD),
  valueText String CODEC(ZSTD),
  path String CODEC(ZSTD),
  size UInt64 CODEC(ZSTD),
  sha256 String CODEC(ZSTD),
  mediaType LowCardinality(String),
  severity LowCardinality(String),
  problem LowCardinality(String),
  arrived UInt64 COMMENT 'Unix µs, later for what came later' CODEC(Delta, ZSTD),
  batch FixedString(32) COMMENT 'A hash of organisation and Idempotency-Key' CODEC(ZSTD),
  INDEX batches batch TYPE bloom_filter(0.001) GRANULARITY 1,
  PROJECTION places (SELECT org, project, module, pipeline, max(timestamp) GROUP BY org, project, module, pipeline)`;
		const deletable = "lightweight_mutation_projection_mode = 'rebuild'";
		const recordOrder = "ORDER BY (org, project, module, kind, timestamp)";
		const keyColumns = `
  id String,
  hash String,
  org String,
  scopes Array(LowCardinality(String)),
  name String,
  createdAt Int64 COMMENT 'Unix ms',
  version UInt64,
  revoked Bool`;
		const merging = "merge_selector_base = 20";
		function firstSchema(layout) {
			const { cluster, database } = layout;
			const keys = `CREATE TABLE IF NOT EXISTS keys${onCluster(layout)} (${keyColumns})
ENGINE = ${everywhere(layout, "ReplacingMergeTree", "keys", "version")} ORDER BY id`;
			const table = `CREATE TABLE IF NOT EXISTS ${recordsTable(layout)}${onCluster(layout)} (${recordColumns})`;
			if (cluster === undefined) {
				const settings = `non_replicated_deduplication_window = ${deduplicationWindow}, fsync_after_insert = 1, fsync_part_directory = 1, ${merging}, ${deletable}`;
				return [keys, `${table}\nENGINE = MergeTree ${recordOrder} SETTINGS ${settings}`];
			}
			const window = `replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`;
			return [
				keys,
				`${table}\nENGINE = ReplicatedMergeTree ${recordOrder} SETTINGS ${window}, ${merging}, ${deletable}`,
				`CREATE TABLE IF NOT EXISTS records${onCluster(layout)} AS ${database}.${recordsTable(layout)}
ENGINE = Distributed('${cluster}', '${database}', '${recordsTable(layout)}', cityHash64(id))`
			];
		}
		const migrationsTable = (layout) => `CREATE TABLE IF NOT EXISTS migrations${onCluster(layout)} (version UInt32, appliedAt DateTime DEFAULT now())
ENGINE = ${everywhere(layout, "ReplacingMergeTree", "migrations", "appliedAt")} ORDER BY version`;
		function everywhere({ cluster }, engine, table, version) {
			if (cluster === undefined) return `${engine}(${version})`;
			return `Replicated${engine}('/clickhouse/tables/{database}/build_report/${table}', '{shard}-{replica}', ${version})`;
		}
		;
		const attemptOfBuild = "extract(build, '(?s).\\\\.([1-9][0-9]{0,8})$')";
		const run = `if(empty(${attemptOfBuild}), build, left(build, length(build) - length(${attemptOfBuild}) - 1))`;
		const jobRun = `multiIf(kind = 'job', sipHash64(pipeline, id, ${run}), kind = 'test' AND job != '', sipHash64(pipeline, job, ${run}), 0)`;
		const jobAttempt = `if(attempt > 0, toUInt32(least(attempt, ${2 ** 32 - 1})), greatest(1, toUInt32OrZero(${attemptOfBuild})))`;
		const columns = [
			`content FixedString(32) COMMENT 'A hash of the content of the request; zeros if it was stored before version 2 of the schema' CODEC(ZSTD)`,
			`jobRun UInt64 MATERIALIZED ${jobRun} COMMENT 'The same for all attempts of a job in a run; 0 if the record names no job' CODEC(ZSTD)`,
			`jobAttempt UInt32 MATERIALIZED ${jobAttempt} COMMENT 'Which attempt of the job the record is of, from 1' CODEC(ZSTD)`
		];
		const index = "INDEX IF NOT EXISTS repeats jobAttempt TYPE minmax GRANULARITY 1";
		function secondSchema(layout) {
			const table = `${recordsTable(layout)}${onCluster(layout)}`;
			const additions = columns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(",\n  ");
			return [
				`ALTER TABLE ${table}\n  ${additions},\n  ADD ${index}`,
				`ALTER TABLE ${table} MATERIALIZE COLUMN jobRun, MATERIALIZE COLUMN jobAttempt, MATERIALIZE INDEX repeats`,
				...layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)}\n  ${additions}`]
			];
		}
		;
		const migrations = [firstSchema, secondSchema];
		const alreadyThere = new Set(["57", "82"]);
		async function migrate(client, layout, steps = migrations) {
			const known = await schemaVersion(client);
			if (known === undefined) await migrations_define(client, migrationsTable(layout));
			const current = known ?? await schemaVersion(client) ?? 0;
			if (current > steps.length) {
				throw new errors.y(`The store has version ${current} of the schema, and this server knows versions up to ${steps.length}.`, { cure: "Use a newer version of build-report, or another store." });
			}
			for (const [index, step] of steps.entries()) {
				if (known !== undefined && index < known) continue;
				for (const statement of step(layout)) await migrations_define(client, statement);
				await client.insert({
					table: "migrations",
					columns: ["version"],
					values: [{ version: index + 1 }],
					format: "JSONEachRow"
				});
			}
		}
		async function migrations_define(client, statement) {
			try {
				await client.command({ query: statement });
			} catch (error) {
				if (!alreadyThere.has(engineCode(error) ?? "")) throw error;
			}
		}
		const unknownTable = "60";
		async function schemaVersion(client) {
			try {
				const rows = await client.query({
					query: "SELECT max(version) AS version FROM migrations",
					format: "JSONEachRow"
				});
				const [row] = await rows.json();
				return Number(row?.version ?? 0);
			} catch (error) {
				if (engineCode(error) === unknownTable) return undefined;
				throw error;
			}
		}
		var consumers_ = __webpack_require__(38321);
		var dist = __webpack_require__(95671);
		var make_folder = __webpack_require__(27366);
		;
		const maximumBytes = 16 * 1024 * 1024;
		const maximumAnswerBytes = 1024 * 1024;
		const answers_lifetimeMs = 6e4;
		function createAnswers(now = performance.now.bind(performance)) {
			const held = new Map();
			let heldBytes = 0;
			const remove = (question, one) => {
				if (held.get(question) !== one) return;
				held.delete(question);
				heldBytes -= one.bytes ?? 0;
			};
			const keep = (question, one, bytes) => {
				if (held.get(question) !== one) return;
				if (bytes > maximumAnswerBytes) {
					remove(question, one);
					return;
				}
				one.bytes = bytes;
				heldBytes += bytes;
				for (const [oldest, other] of held) {
					if (heldBytes <= maximumBytes) return;
					remove(oldest, other);
				}
			};
			const wait = (question, one, signal) => {
				one.waiting += 1;
				const leave = () => {
					one.waiting -= 1;
					if (one.waiting > 0 || one.bytes !== undefined) return;
					remove(question, one);
					one.stop.abort();
				};
				if (signal?.aborted) leave();
				else signal?.addEventListener("abort", leave, { once: true });
			};
			return {
				to(question, ask, signal) {
					const same = held.get(question);
					if (same !== undefined && (same.bytes === undefined || now() < same.until)) {
						wait(question, same, signal);
						return same.answer;
					}
					if (same !== undefined) remove(question, same);
					const stop = new AbortController();
					const one = {
						answer: ask(stop.signal),
						until: now() + answers_lifetimeMs,
						waiting: 0,
						stop
					};
					held.set(question, one);
					wait(question, one, signal);
					one.answer.then(({ length }) => keep(question, one, length), () => remove(question, one));
					return one.answer;
				},
				forget() {
					held.clear();
					heldBytes = 0;
				}
			};
		}
		;
		function boundQuery({ query, parameters }) {
			return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name, type) => literal(type, parameters[name]));
		}
		function literal(type, value) {
			if (type === "String" && typeof value === "string") return `unhex('${Buffer.from(value).toString("hex")}')`;
			if (type === "Bool" && typeof value === "boolean") return String(value);
			if (type === "Int64" && Number.isSafeInteger(value)) return `toInt64(${value})`;
			if (type === "Array(String)" && Array.isArray(value)) {
				return `CAST([${value.map((one) => literal("String", one)).join(", ")}], 'Array(String)')`;
			}
			throw new TypeError(`A parameter of the type ${type} has the value ${JSON.stringify(value)}.`);
		}
		;
		const crashSignals = [
			"SIGABRT",
			"SIGBUS",
			"SIGFPE",
			"SIGILL",
			"SIGSEGV",
			"SIGSYS",
			"SIGTRAP",
			"SIGTSTP"
		];
		function restoreCrashSignals() {
			const ignore = () => {};
			for (const signal of crashSignals) {
				process.on(signal, ignore);
				process.off(signal, ignore);
			}
		}
		;
		const leastFreeBytes = 64 * 1024 * 1024;
		const leastFreeFiles = 100;
		function isDiskFull(folder) {
			const { bavail, bsize, files, ffree } = (0, external_node_fs_.statfsSync)(folder);
			return bavail * bsize < leastFreeBytes || files > 0 && ffree < leastFreeFiles;
		}
		;
		const timeLimit = (ms) => `max_execution_time = ${ms / 1e3}`;
		;
		const tookTooLong = Symbol("took too long");
		function createLanes(resources, { trialLanes = 0, maximumPerOrganisation = Number.POSITIVE_INFINITY, maximumWaiting = Number.POSITIVE_INFINITY } = {}) {
			const freeForTrials = resources.slice(0, trialLanes);
			const free = resources.slice(trialLanes);
			const untried = createFairQueue();
			const long = createFairQueue();
			const trying = createCounts(Math.max(1, trialLanes - 1));
			const running = createCounts(maximumPerOrganisation);
			const tryTask = async (waiting, resource) => {
				const { organisation } = waiting;
				trying.add(organisation, 1);
				const hasLong = running.of(organisation) + long.sizeOf(organisation) > 0;
				if (!await waiting.attempt(resource, hasLong ? "brief" : "generous")) long.add(organisation, waiting);
				trying.add(organisation, -1);
				freeForTrials.push(resource);
				startNext();
			};
			const runTask = async (waiting, resource) => {
				const { organisation } = waiting;
				running.add(organisation, 1);
				await waiting.attempt(resource);
				running.add(organisation, -1);
				free.push(resource);
				startNext();
			};
			const startNext = () => {
				while (free.length > 0) {
					const next = long.take(running.isBelowMaximum) ?? untried.take(running.isBelowMaximum);
					if (next === undefined) break;
					void runTask(next, free.pop());
				}
				while (freeForTrials.length > 0) {
					const next = untried.take(trying.isBelowMaximum);
					if (next === undefined) break;
					void tryTask(next, freeForTrials.pop());
				}
			};
			return { run: (organisation, task, signal) => new Promise((resolve, reject) => {
				if (signal?.aborted) return reject(new QuestionCancelledError());
				if (untried.sizeOf(organisation) + long.sizeOf(organisation) >= maximumWaiting) return reject(new StoreBusyError());
				const cancel = () => {
					untried.remove(organisation, waiting);
					long.remove(organisation, waiting);
					if (!isRunning) reject(new QuestionCancelledError());
				};
				let isRunning = false;
				const waiting = {
					organisation,
					async attempt(resource, trial) {
						isRunning = true;
						try {
							const result = await task(resource, trial);
							isRunning = false;
							if (result === tookTooLong && !signal?.aborted) return false;
							if (result === tookTooLong) reject(new QuestionCancelledError());
							else resolve(result);
						} catch (error) {
							reject(error);
						}
						signal?.removeEventListener("abort", cancel);
						return true;
					}
				};
				signal?.addEventListener("abort", cancel, { once: true });
				untried.add(organisation, waiting);
				startNext();
			}) };
		}
		function createCounts(maximum) {
			const counts = new Map();
			const of = (organisation) => counts.get(organisation) ?? 0;
			return {
				of,
				add(organisation, difference) {
					const count = of(organisation) + difference;
					if (count === 0) counts.delete(organisation);
					else counts.set(organisation, count);
				},
				isBelowMaximum: (organisation) => of(organisation) < maximum
			};
		}
		;
		const trialsMs = {
			brief: 250,
			generous: 1e3
		};
		const trialLanes = 2;
		const maximumWaiting = 64;
		const timeCodes = new Set(["159", "160"]);
		function createQuestionLanes(resources) {
			const lanes = createLanes(resources, {
				trialLanes,
				maximumPerOrganisation: Math.ceil(2 / 3 * (resources.length - trialLanes)),
				maximumWaiting
			});
			return { run: ({ timeMs }, { organisation, signal }, ask) => lanes.run(organisation, async (resource, trial) => {
				const limitMs = trial === undefined ? timeMs : Math.min(trialsMs[trial], timeMs);
				try {
					return await ask(resource, limitMs, signal);
				} catch (error) {
					if (signal?.aborted) throw new QuestionCancelledError();
					if (limitMs < timeMs && timeCodes.has(engineCode(error) ?? "")) return tookTooLong;
					throw error;
				}
			}, signal) };
		}
		;
		const pieceBytes = 64 * 1024;
		const organisationShare = 3 / 4;
		function createUnreadAnswers(maximumBytes) {
			const unread = new Map();
			const add = (organisation, bytes) => {
				const sum = (unread.get(organisation) ?? 0) + bytes;
				if (sum === 0) unread.delete(organisation);
				else unread.set(organisation, sum);
			};
			const fits = (used, bytes, maximum) => used === 0 || used + bytes <= maximum;
			return (answer, organisation) => {
				const { length } = answer;
				const own = unread.get(organisation) ?? 0;
				const all = [...unread.values()].reduce((sum, bytes) => sum + bytes, 0);
				if (!fits(all, length, maximumBytes) || !fits(own, length, maximumBytes * organisationShare)) {
					throw new StoreUnavailableError("Too many large answers are waiting for clients that do not read them.");
				}
				add(organisation, length);
				return external_node_stream_.Readable.from(pieces(answer), { objectMode: false }).once("close", () => add(organisation, -length));
			};
		}
		function* pieces(answer) {
			for (let start = 0; start < answer.length; start += pieceBytes) yield answer.subarray(start, start + pieceBytes);
		}
		;
		const readers = 3;
		const maximumBlockBytes = 8 * 1024 * 1024;
		const maximumUnreadBytes = 512 * 1024 * 1024;
		async function openFolder(folder, database) {
			const { createChdbConnection } = await importChdb();
			try {
				(0, make_folder.f)(folder);
			} catch (cause) {
				const reason = cause instanceof Error ? cause.message : String(cause);
				throw new errors.o(`The data folder ${folder} cannot be made: ${reason}.`, {
					cause,
					cure: "Name another with --data."
				});
			}
			const open = [];
			const connect = async () => {
				const raw = openEngine(folder, createChdbConnection);
				restoreCrashSignals();
				const client = (0, dist.UU)({ connection: raw });
				open.push(client);
				await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` });
				await client.command({ query: `USE ${database}` });
				await client.command({ query: `SET min_free_disk_bytes_to_perform_insert = ${leastFreeBytes}` });
				return {
					client,
					raw
				};
			};
			const { client } = await connect();
			const { raw: writer } = await connect();
			const lanes = createQuestionLanes(await Promise.all(Array.from({ length: readers }, connect)));
			const answers = createAnswers();
			const insert = gather(async (batches) => {
				const values = Buffer.concat(batches.flatMap(({ rows }) => rows));
				const settings = batches[0]?.settings ?? {};
				try {
					await writer.chdb.rawInsert({
						table: "records",
						format: "JSONEachRow",
						values,
						settings
					});
				} catch (error) {
					rethrow(error);
				} finally {
					answers.forget();
				}
			}, {
				weigh: ({ rows }) => rows.reduce((sum, { length }) => sum + length, 0),
				maximumWeight: maximumBlockBytes,
				ownerOf: ({ organisation }) => organisation
			});
			const passOn = createUnreadAnswers(maximumUnreadBytes);
			const answer = (question, { organisation, signal }) => {
				const text = boundQuery(question);
				return answers.to(text, (unwanted) => lanes.run(question, {
					organisation,
					signal: unwanted
				}, (reader, timeMs) => askCancellable({
					reader: reader.client,
					canceller: client,
					query: `${text}, ${timeLimit(timeMs)}`,
					signal: unwanted
				})), signal);
			};
			return {
				client,
				database,
				exclusive: true,
				ask: async (question, asker) => passOn(await answer(question, asker), asker.organisation),
				insertRows: (rows, settings, organisation) => insert({
					rows,
					settings,
					organisation
				}),
				isFull: () => isDiskFull(folder),
				async close() {
					for (const one of open) await one.close();
				}
			};
		}
		async function askCancellable({ reader, canceller, query, signal }) {
			const name = (0, external_node_crypto_.randomUUID)();
			const cancel = async () => {
				await canceller.command({ query: `KILL QUERY WHERE Settings['log_comment'] = '${name}' ASYNC` }).catch(() => {});
			};
			signal?.addEventListener("abort", cancel);
			try {
				const { stream } = await reader.exec({ query: `${query}, log_comment = '${name}'` });
				return await (0, consumers_.buffer)(stream);
			} catch (error) {
				await reader.command({ query: "SELECT 1" }).catch(() => {});
				throw error;
			} finally {
				signal?.removeEventListener("abort", cancel);
			}
		}
		function rethrow(error) {
			if (!(error instanceof Error && "clickhouseCode" in error && error.clickhouseCode !== undefined)) throw error;
			throw Object.assign(new Error(error.message, { cause: error }), { code: String(error.clickhouseCode) });
		}
		async function importChdb() {
			try {
				return await import("chdb/connection");
			} catch (cause) {
				throw new errors.y("The embedded database chDB is not installed.", {
					cure: "Install it with \"npm install chdb\" (Linux with glibc, or macOS), or name a ClickHouse server with --store.",
					cause
				});
			}
		}
		function openEngine(folder, create) {
			try {
				return create({ path: folder });
			} catch (cause) {
				const holder = holderOf(folder);
				if (holder !== undefined) {
					throw new errors.y(`The data folder ${folder} is in use by the process ${holder}: one server at a time can use it.`, {
						cure: "Stop that server, or name another folder with --data.",
						cause
					});
				}
				throw new errors.o(`The data folder ${folder} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}.`, {
					cure: "The engine says why, above. Stop whoever else uses the folder, or name another with --data.",
					cause
				});
			}
		}
		function holderOf(folder) {
			try {
				const pid = Number(/^PID: (\d+)/m.exec((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, "status"), "utf8"))?.[1]);
				process.kill(pid, 0);
				return pid;
			} catch {
				return undefined;
			}
		}
		;
		const questionsAtOnce = 8;
		const insertsAtOnce = 32;
		const maximumConnections = 128;
		async function openServer(place, defaultDatabase, cluster) {
			const url = serverUrl(place.url);
			const database = place.database ?? (decodeURIComponent(url.pathname.slice(1)) || defaultDatabase);
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(database)) {
				throw new errors.y(`--store: the database ${JSON.stringify(database)} is not a name of letters, digits and underscores.`);
			}
			const options = {
				url: url.origin,
				username: place.username ?? (decodeURIComponent(url.username) || "default"),
				password: place.password ?? decodeURIComponent(url.password),
				application: "build-report",
				request_timeout: place.timeoutMs ?? 6e4,
				max_open_connections: maximumConnections,
				log: { level: dist.P1.OFF },
				...place.certificateAuthorities === undefined ? {} : { tls: { ca_cert: Buffer.from(place.certificateAuthorities) } }
			};
			const client = (0, dist.UU)({
				...options,
				database
			});
			try {
				await client.command({ query: "SELECT 1" });
			} catch (error) {
				if (engineCode(error) !== unknownDatabase) {
					await client.close();
					throw refusal(error, url, options);
				}
				const first = (0, dist.UU)({
					...options,
					database: "default"
				});
				try {
					await first.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}${onCluster({ cluster })}` });
				} catch (error) {
					await client.close();
					throw engineError(error);
				} finally {
					await first.close();
				}
			}
			const lanes = createQuestionLanes(Array.from({ length: questionsAtOnce }, () => client));
			const inserts = createLanes(Array.from({ length: insertsAtOnce }, () => client), { maximumPerOrganisation: insertsAtOnce / 2 });
			return {
				client,
				database,
				exclusive: false,
				ask: (question, asker) => lanes.run(question, asker, (one, timeMs, signal) => answer(one, question, timeMs, signal)),
				insertRows: (rows, settings, organisation) => inserts.run(organisation, (one) => insert(one, rows, settings)),
				isFull: () => false,
				close: () => client.close()
			};
		}
		async function answer(client, { query, parameters }, timeMs, signal) {
			const { stream } = await client.exec({
				query: `${query}, ${timeLimit(timeMs)}`,
				query_params: { ...parameters },
				clickhouse_settings: {
					wait_end_of_query: 1,
					readonly: "2",
					cancel_http_readonly_queries_on_client_close: 1
				},
				...signal === undefined ? {} : { abort_signal: signal }
			});
			return stream;
		}
		async function insert(client, rows, settings) {
			const { stream } = await client.exec({
				query: "INSERT INTO records FORMAT JSONEachRow",
				values: external_node_stream_.Readable.from(rows),
				clickhouse_settings: {
					...settings,
					wait_end_of_query: 1
				}
			});
			await (0, consumers_.text)(stream);
		}
		const unknownDatabase = "81";
		const authenticationFailed = "516";
		function refusal(error, url, { username }) {
			if (engineCode(error) === authenticationFailed) {
				return new errors.y(`--store: ${url.host} refuses the user ${JSON.stringify(username)} with the password that was given.`, {
					cure: "Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.",
					cause: error
				});
			}
			if (error instanceof Error && "code" in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) {
				return new errors.y(`--store: the certificate of ${url.host} is not trusted: ${error.message}.`, {
					cure: "Name the authorities that vouch for it with --store-ca.",
					cause: error
				});
			}
			return engineError(error);
		}
		function serverUrl(text) {
			const url = URL.canParse(text) ? new URL(text) : undefined;
			if (url?.protocol === "http:" || url?.protocol === "https:") return url;
			throw new errors.y("--store: that is not the address of a ClickHouse server.", { cure: "Give its HTTP interface, such as https://user:password@clickhouse.example.org:8443/build_report." });
		}
		;
		const defaultDatabase = "build_report";
		async function openConnection(place, cluster) {
			return "folder" in place ? openFolder((0, external_node_path_.resolve)(place.folder), defaultDatabase) : openServer(place, defaultDatabase, cluster);
		}
		;
		const property_query = `SELECT timestamp, name, valueType,
  if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value,
  build, ref
FROM records
WHERE org = {org:String} AND project = {project:String} AND module = {module:String} AND kind = 'property' AND name = {name:String}
  AND ({anyBuild:Bool} OR build = {build:String}) AND ({noneExcepted:Bool} OR build != {exceptBuild:String}) AND ({anyRef:Bool} OR ref = {ref:String})
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`;
		const property_property = ({ org, project, module, name, build, exceptBuild, ref }) => ({
			query: property_query,
			parameters: {
				...{
					org,
					project,
					module,
					name
				},
				...{
					anyBuild: build === undefined,
					build: build ?? ""
				},
				...{
					noneExcepted: exceptBuild === undefined,
					exceptBuild: exceptBuild ?? ""
				},
				...{
					anyRef: ref === undefined,
					ref: ref ?? ""
				}
			}
		});
		;
		async function checkReadiness({ client, isFull }, { keys }) {
			const answer = await client.ping({ select: true });
			if (!answer.success) throw new StoreNotReadyError("The store does not answer.", { cause: answer.error });
			try {
				await keys();
			} catch (cause) {
				throw new StoreNotReadyError("The store answers, but the keys of the API cannot be read, so no request with a key is answered.", { cause });
			}
			if (isFull()) {
				throw new StoreNotReadyError("The disk of the data folder is full, so nothing can be stored. Make room on it.");
			}
		}
		;
		const lastSecond = 2 ** 32 - 1;
		async function applyRetention(client, layout, retentionMs) {
			const table = recordsTable(layout);
			const query = "SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}";
			const rows = await client.query({
				query,
				query_params: {
					database: layout.database,
					table
				},
				format: "JSONEachRow"
			});
			const ddl = (await rows.json())[0]?.ddl ?? "";
			const current = /\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)/.exec(ddl)?.[1];
			const seconds = retentionMs === undefined ? undefined : Math.min(Math.max(Math.ceil(retentionMs / 1e3), 1), lastSecond);
			if (current === seconds?.toString()) return;
			const change = seconds === undefined ? "REMOVE TTL" : `MODIFY TTL ${expiry(seconds)}`;
			await client.command({ query: `ALTER TABLE ${table}${onCluster(layout)} ${change}` });
		}
		const expiry = (seconds) => `toDateTime(greatest(0, least(${lastSecond - seconds}, intDiv(timestamp, 1000)))) + toIntervalSecond(${seconds})`;
		;
		const ofModule = `records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = 'test'`;
		const isRepeat = "records.jobAttempt > 1 AND records.jobRun != 0";
		const replacedAttempts = `SELECT jobRun, attempt
  FROM (
    SELECT records.jobRun AS jobRun, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM records
    WHERE ${ofModule} AND ${isRepeat}
    GROUP BY jobRun
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`;
		const tests_aggregated_query = `${percentiles},
  (SELECT count() FROM (SELECT 1 FROM records WHERE ${ofModule} AND ${isRepeat} LIMIT 1)) AS repeats
SELECT ${bucketStart} AS timestamp, max(records.name) AS name, records.id AS testId,
  ${figures}
FROM records
WHERE ${ofModule}
  AND ${inRange} AND (empty({statuses:Array(String)}) OR has({statuses:Array(String)}, toString(records.status)))
  AND ({anyTest:Bool} OR records.id = {testId:String})
  AND (repeats = 0 OR (records.jobRun, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts}))
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`;
		const testsAggregated = ({ org, project, module, statuses, testId, ...buckets }) => ({
			query: tests_aggregated_query,
			parameters: {
				...{
					org,
					project,
					module,
					statuses: [...statuses],
					anyTest: testId === undefined,
					testId: testId ?? ""
				},
				...bucketParameters(buckets)
			}
		});
		;
		async function openClickHouseStore(options) {
			const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, now = Date.now } = options;
			if (cluster !== undefined && ("folder" in place || !/^[\w.-]+$/.test(cluster))) {
				const wrong = "folder" in place ? "a data folder has no clusters" : "that is not the name of a cluster";
				throw new errors.y(`--cluster ${JSON.stringify(cluster)}: ${wrong}.`, { cure: "Name a cluster of the server that --store names." });
			}
			if (asyncInserts && ("folder" in place || cluster !== undefined)) {
				const wrong = "folder" in place ? "a data folder has one server" : "a cluster divides what was gathered, and could not tell a repeat";
				throw new errors.y(`--async-inserts: ${wrong}.`, { cure: "Leave it out." });
			}
			const connection = await openConnection(place, cluster);
			const { client, database } = connection;
			const layout = {
				database,
				cluster
			};
			const writer = createBatchWriter(connection, {
				...layout,
				asyncInserts
			}, now);
			const keyTable = createKeyTable(client, now);
			const answer = (name, question, asker) => jsonDocument(connection, name, question, asker, limits);
			return {
				migrate: answered(async () => {
					await migrate(client, layout);
					await applyRetention(client, layout, retentionMs);
				}),
				checkReadiness: gather(() => checkReadiness(connection, keyTable)),
				insert: async ({ org, idempotencyKey, contentHash, records }) => {
					const rows = await writer.collect(records);
					const key = typeof idempotencyKey === "string" ? idempotencyKey : idempotencyKey();
					await answered(writer.write)({
						org,
						idempotencyKey: key,
						contentHash: contentHash?.() ?? key,
						rows
					});
				},
				jobsAggregated: answered((question, signal) => answer("jobs", jobsAggregated(question), {
					organisation: question.org,
					signal
				})),
				testsAggregated: answered((question, signal) => answer("tests", testsAggregated(question), {
					organisation: question.org,
					signal
				})),
				property: answered((question, signal) => answer("properties", property_property(question), {
					organisation: question.org,
					signal
				})),
				coordinates: answered((org, signal) => answer("coordinates", coordinates(org), {
					organisation: org,
					signal
				})),
				addKey: answered(keyTable.addKey),
				removeKey: answered(keyTable.removeKey),
				keys: answered(keyTable.keys),
				close: connection.close
			};
		}
		const answered = (ask) => async (...given) => {
			try {
				return await ask(...given);
			} catch (error) {
				throw engineError(error);
			}
		};
		var cli_log = __webpack_require__(87644);
		var cli_options = __webpack_require__(60776);
		;
		const defaultData = "build-report-data";
		async function serveCommand(options, { env, cwd, stdout, stderr, signal }) {
			const { host, cluster, asyncInserts, trustProxy = false, demo = false, quiet = false } = options;
			const port = portOf(options.port);
			const retentionMs = options.retention === undefined ? undefined : retentionOf(options.retention);
			const isPassing = demo && options.data === undefined && options.store === undefined;
			const passingFolder = isPassing ? (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "build-report-demo-")) : undefined;
			try {
				const place = placeOf(passingFolder === undefined ? options : {
					...options,
					data: passingFolder
				}, (0, external_node_path_.resolve)(cwd, options.cwd ?? "."), env);
				const store = await openClickHouseStore({
					place,
					cluster,
					retentionMs,
					asyncInserts
				});
				if (passingFolder !== undefined) {
					const log = (0, cli_log.h)({
						stream: stderr,
						color: (0, cli_options.c)(stderr, env, quiet),
						quiet
					});
					log.info(`The demo is kept in ${passingFolder}, which is removed at the end; --data keeps it elsewhere.`);
				}
				const demoKey = demo ? await prepareDemo(store) : undefined;
				const onListening = (url) => {
					if (demoKey !== undefined) stdout.write(`look at the demo: ${demoLink(url, demoKey)}\n`);
					(0, heap.vE)();
				};
				await serve({
					store,
					dashboard: dashboardPage,
					adminKey: env.SERVICE_ADMIN_KEY,
					trustProxy,
					host,
					port,
					stdout,
					stderr,
					onListening
				}, signal ?? new AbortController().signal);
			} catch (error) {
				if (!(error instanceof StoreUnavailableError)) throw error;
				throw new errors.o(error.message, {
					cure: "See to the store, and start again.",
					cause: error
				});
			} finally {
				if (passingFolder !== undefined) (0, external_node_fs_.rmSync)(passingFolder, {
					recursive: true,
					force: true
				});
			}
			return cli_options.$.ok;
		}
		async function prepareDemo(store) {
			try {
				await store.migrate();
				await fillDemo(store, Date.now());
				return await createDemoKey(store, Date.now());
			} catch (error) {
				await store.close();
				throw error;
			}
		}
		function placeOf({ data, store, storeCa }, cwd, env) {
			const url = store ?? (data === undefined ? env.SERVICE_STORE || undefined : undefined);
			if (url === undefined) {
				if (storeCa !== undefined) throw new errors.y("--store-ca is there, and --store is not.", { cure: "Name the server as well." });
				return { folder: (0, external_node_path_.resolve)(cwd, data ?? defaultData) };
			}
			if (data !== undefined) throw new errors.y("--data and --store name two places for one history.", { cure: "Leave one of them out." });
			return {
				url,
				username: env.SERVICE_STORE_USER || undefined,
				password: env.SERVICE_STORE_PASSWORD || undefined,
				certificateAuthorities: storeCa === undefined ? undefined : readCertificates((0, external_node_path_.resolve)(cwd, storeCa))
			};
		}
		function readCertificates(path) {
			try {
				return (0, external_node_fs_.readFileSync)(path, "utf8");
			} catch (cause) {
				throw new errors.o(`--store-ca: ${path} cannot be read.`, {
					cause,
					cure: "Name a file with certificates as PEM."
				});
			}
		}
		function portOf(text) {
			const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
			if (port <= 65535) return port;
			throw new errors.y(`--port: "${text}" is no port.`, { cure: "Give a number from 0, which takes a free one, to 65535." });
		}
		const unitsMs = new Map([["h", 36e5], ["d", 864e5]]);
		function retentionOf(text) {
			const [, count, unit = ""] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
			const ms = Number(count) * (unitsMs.get(unit) ?? Number.NaN);
			if (ms > 0) return ms;
			throw new errors.y(`--retention: "${text}" is no length of time.`, { cure: "Give days or hours, such as 400d or 48h." });
		}
	}),
	13283: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gg: () => recordSchemas,
			ZS: () => attemptSchema
		});
		var typebox__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6868);
		const statusSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("successful"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("failed"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("skipped"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("cancelled"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("running"),
			typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("unknown")
		], { description: "The result of a test, a job or a build." });
		const milliseconds = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number({
			minimum: 0,
			description: `${description}, in milliseconds.`
		});
		const text = (description) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({ description });
		const commonFields = {
			timestamp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({ description: "When it happened, in Unix milliseconds." })),
			metadata: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "Free text by name." })),
			org: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The organisation or owner.")),
			project: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The project or repository.")),
			module: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The part of the project that was tested.")),
			pipeline: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The workflow or pipeline.")),
			job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The job that it comes from, with the values of its matrix.")),
			build: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The run of the pipeline, with its attempt.")),
			ref: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The branch or tag."))
		};
		const record = (kind, description, fields) => typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
			kind: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal(kind),
			...fields,
			...commonFields
		}, {
			description,
			additionalProperties: true
		});
		const buildSchema = record("build", "One run of a pipeline.", {
			status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(statusSchema),
			commit: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The commit that was built.")),
			branch: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The branch that was built.")),
			pullRequest: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()], { description: "The pull request that was built." })),
			url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("Where the run can be looked at.")),
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("How long the run took"))
		});
		const jobSchema = record("job", "One job of a build.", {
			id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The id of the job, unique in its build; its name if it is left out, so one of the two is required.")),
			name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What people call the job.")),
			runner: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The machine, or kind of machine, that ran it.")),
			status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(statusSchema),
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("How long the job took")),
			attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "Which attempt of the job this is, from 1."
			})),
			url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("Where the job can be looked at."))
		});
		const attemptSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
			status: statusSchema,
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("How long the attempt took")),
			message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What went wrong, in short.")),
			details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What went wrong, in full: usually a stack trace.")),
			stdout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What the attempt wrote to standard output.")),
			stderr: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What the attempt wrote to standard error.")),
			timestamp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({ description: "When the attempt began, in Unix milliseconds." }))
		}, {
			description: "An attempt of a test before its last one.",
			additionalProperties: true
		});
		const testSchema = record("test", "One test case. Its own fields are those of its last attempt.", {
			id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A hash of module, suite and name that is the same on every machine and in every run; computed where it is left out.")),
			name: text("The name of the test case, without its suite."),
			suite: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "The suites that hold the test case, outermost first." })),
			status: statusSchema,
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("How long the test took")),
			attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "Which attempt of its job ran it, from 1; left out, it is the one that the build names."
			})),
			flaky: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({ description: "Whether it was successful only after an attempt that was not." })),
			attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(attemptSchema, { description: "The attempts before the last one, oldest first." })),
			message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What went wrong or why it was skipped, in short.")),
			details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What went wrong, in full: usually a stack trace.")),
			stdout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What the test wrote to standard output.")),
			stderr: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What the test wrote to standard error.")),
			file: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The source file of the test.")),
			line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The line of the test in its source file, from 1."
			})),
			sourceLocation: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
				file: text("The file, relative to the top of the repository, with forward slashes."),
				line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
					minimum: 1,
					description: "The line in the file, from 1."
				}))
			}, {
				description: "Where a failed test failed, as the job that had the sources found it.",
				additionalProperties: true
			})),
			tags: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "Tags, categories, groups, traits and markers." })),
			format: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The format the result was read from.")),
			source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The file the result was read from."))
		});
		const propertySchema = record("property", "A named value of the build, such as a coverage or a size.", {
			name: text("The name of the property."),
			valueType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("number"), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("string")], { description: "What kind of value it is." })),
			value: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Number(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()], { description: "The value." })
		});
		const fileSchema = record("file", "A file that was kept as a build artifact.", {
			path: text("The path of the file, relative to the working directory, with forward slashes."),
			size: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 0,
				description: "The size in bytes."
			})),
			sha256: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String({
				pattern: "^[0-9a-f]{64}$",
				description: "The SHA-256 of the content, in hexadecimal."
			})),
			mediaType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The media type."))
		});
		const problemSchema = record("problem", "Something that is wrong with an input of the run.", {
			severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("error"), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("warning")]),
			problem: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("`incomplete`: the results stop before their end; `unreadable`: the file holds none; `delivery`: a report did not arrive.")),
			message: text("What is wrong, in a sentence."),
			path: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The file.")),
			line: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The line in the file, from 1."
			})),
			column: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The column in the line, from 1."
			}))
		});
		const recordSchemas = {
			build: buildSchema,
			job: jobSchema,
			test: testSchema,
			property: propertySchema,
			file: fileSchema,
			problem: problemSchema
		};
	}),
	19758: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createRecordValidator: () => createRecordValidator });
		var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42463);
		var ajv__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(ajv__WEBPACK_IMPORTED_MODULE_1__);
		var _job_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99712);
		var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13283);
		const maximumDepth = 1e3;
		function createRecordValidator() {
			const ajv = new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv({ verbose: true });
			const validators = new Map();
			const validatorOf = (kind) => {
				const known = validators.get(kind);
				if (known !== undefined || !isKnown(kind)) return known;
				const compiled = ajv.compile(_schema_js__WEBPACK_IMPORTED_MODULE_0__.Gg[kind]);
				validators.set(kind, compiled);
				return compiled;
			};
			return (value, length = Number.POSITIVE_INFINITY) => {
				if (typeof value !== "object" || value === null || Array.isArray(value)) return `it is ${typeOf(value)} and not an object`;
				const { kind } = value;
				if (kind === undefined) return "\"kind\" is missing";
				if (typeof kind !== "string") return `"kind" is ${typeOf(kind)} and not a string`;
				if (length > 2 * maximumDepth && isDeeperThan(value, maximumDepth)) return `it nests more than ${maximumDepth} levels deep`;
				if (kind === "job" && !(0, _job_identity_js__WEBPACK_IMPORTED_MODULE_2__.Y)(value)) return "\"id\" is missing, and there is no \"name\" in its place";
				const validate = validatorOf(kind);
				if (validate === undefined || validate(value)) return undefined;
				return describe(validate.errors ?? []);
			};
		}
		const isKnown = (kind) => Object.hasOwn(_schema_js__WEBPACK_IMPORTED_MODULE_0__.Gg, kind);
		function isDeeperThan(value, depth) {
			if (depth === 0) return true;
			for (const key in value) {
				const inner = value[key];
				if (typeof inner === "object" && inner !== null && isDeeperThan(inner, depth - 1)) return true;
			}
			return false;
		}
		function describe(errors) {
			const error = errors.find(({ keyword }) => keyword === "anyOf") ?? errors[0];
			if (error === undefined) return "it is not a record";
			const { keyword, params, data } = error;
			const field = fieldName(error.instancePath);
			if (data === Number.POSITIVE_INFINITY || data === Number.NEGATIVE_INFINITY) return `"${field}" is a number beyond ±${Number.MAX_VALUE}`;
			switch (keyword) {
				case "required": return `"${fieldName(`${error.instancePath}/${params.missingProperty}`)}" is missing`;
				case "type": return `"${field}" is ${params.type === "integer" && typeof data === "number" ? data : typeOf(data)} and not ${article(params.type)}`;
				case "anyOf": return `"${field}" is ${shown(data)} and not ${alternatives(error.schema)}`;
				case "minimum": return `"${field}" is ${data}; the least is ${params.limit}`;
				case "pattern": return `"${field}" is ${shown(data)} and does not match ${params.pattern}`;
				default: return `"${field}" ${error.message}`;
			}
		}
		function alternatives(schemas) {
			const names = schemas.map(({ const: value, type }) => value === undefined ? article(type ?? "value") : value);
			return `${names.length > 2 ? "one of " : ""}${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
		}
		const fieldName = (pointer) => pointer.slice(1, 200).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
		const shown = (value) => typeof value === "string" && value.length <= 60 ? JSON.stringify(value) : typeOf(value);
		const article = (type) => /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
		function typeOf(value) {
			if (value === null) return "null";
			return Array.isArray(value) ? "an array" : article(typeof value);
		}
	}),
	47153: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => suggestion,
			q: () => nearestName
		});
		var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
		const maximumLength = 64;
		const lettersOf = (name) => [...name].sort().join("");
		function nearestName(name, known) {
			if (name.length > maximumLength) return undefined;
			const lowered = name.toLowerCase();
			const letters = lettersOf(lowered);
			let nearest;
			let least = Math.max(1, Math.floor(name.length / 3)) + 1;
			for (const candidate of known) {
				const edits = lettersOf(candidate.toLowerCase()) === letters ? 1 : (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(lowered, candidate.toLowerCase());
				if (edits < least) {
					least = edits;
					nearest = candidate;
				}
			}
			return nearest;
		}
		function suggestion(name, known) {
			const nearest = nearestName(name, known);
			return nearest === undefined ? `known: ${known.join(", ")}` : `did you mean "${nearest}"?`;
		}
	})
};
