export const id = 681;
export const ids = [681, 9758];
export const modules = {
	681: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(83916);
		var heap = __webpack_require__(20607);
		var content_security_policy = __webpack_require__(6012);
		;
		const dashboardScript = "/*! uPlot\nThe MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE.\n*/\n(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}function i(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}function a(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}function o(t,n){let r=a(`shortcuts`),i=e(`input`,{type:`checkbox`});i.checked=r.read()!==`off`,i.addEventListener(`change`,()=>r.write(i.checked?`on`:`off`));let o=n.map(({key:e,title:t})=>`${e}: ${t}`).join(`\n`);t?.prepend(e(`label`,{class:`shortcuts`,title:o},i,`Shortcut keys`)),document.addEventListener(`keydown`,e=>{if(!i.checked||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&t.closest(`input:not([type=\"checkbox\"]), select, textarea`)!==null)return;let r=n.find(({key:t})=>t===e.key);r!==void 0&&(e.preventDefault(),r.action())})}let s={system:`System`,light:`Light`,dark:`Dark`};function c(t){let n=a(`theme`),r=n.read(),i=e(`select`,{id:`theme-choice`},...Object.entries(s).map(([t,n])=>e(`option`,{value:t},n)));i.value=r===`light`||r===`dark`?r:`system`,l(i.value),i.addEventListener(`change`,()=>{l(i.value),n.write(i.value)}),t?.append(e(`label`,{for:`theme-choice`},`Colours`),i)}function l(e){e===`system`?document.documentElement.removeAttribute(`data-theme`):document.documentElement.setAttribute(`data-theme`,e)}let u=({durations:e})=>e.max>0;function d(e){let t=t=>{let n=Number(e[t]);return Number.isFinite(n)?n:0};return{timestamp:t(`timestamp`),name:String(e.name??``),id:String(e.testId??e.jobId??``),counts:{failed:t(`failedCount`),cancelled:t(`cancelledCount`),running:t(`runningCount`),unknown:t(`unknownCount`),skipped:t(`skippedCount`),successful:t(`successfulCount`)},totalCount:t(`totalCount`),durations:{min:t(`durationMin`),p25:t(`durationP25`),p50:t(`durationP50`),p75:t(`durationP75`),p95:t(`durationP95`),p99:t(`durationP99`),max:t(`durationMax`)}}}var f=class extends Error{status;title;detail;name=`ApiError`;constructor(e,t,n,r){super(`${t} ${n}`,r),this.status=e,this.title=t,this.detail=n}};let p={400:`The server rejected the request.`,401:`The server rejected this key.`,403:`This key has no access to these results.`,404:`There is no data API at this address.`,429:`Too many requests.`,503:`The store is not available at the moment.`};async function m(e){let{status:t}=e,n=Number(e.headers.get(`retry-after`)),r=await e.json().catch(()=>void 0),i=typeof r==`object`&&r&&`detail`in r?String(r.detail).slice(0,1e3):``,a=n>0?`Try again in ${n} seconds.`:``;return new f(t,p[t]??`The server answered with status ${t}.`,[i,a].filter(Boolean).join(` `))}let h=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),g=(e,t)=>`${h(e)} ${t}${e===1?``:`s`}`,_=1e3,v=60*_,y=60*v,b=24*y;function x(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function S(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<_)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/_)*_;return r<v?`${r/_} s`:r<y?x(r,v,`min`,_,`s`):r<b?x(r,y,`h`,v,`min`):x(r,b,`d`,y,`h`)}function C(e){return e===0||e===1?`${e*100}%`:e>0&&e<.001?`< 0.1%`:e<1&&e>.999?`> 99.9%`:`${(e*100).toFixed(1)}%`}function w(e){let t=Math.round(Math.abs(e)*100);return t===0?`±0%`:`${e<0?`\u2212`:`+`}${h(t)}%`}let T={name:`Name`,runs:`Runs`,failureRate:`Failed`,median:`Median`,p95:`P95`,slowdown:`Slowdown`},E={name:{hint:`Name in the results`,value:({name:e})=>e,text:({name:e})=>e},runs:{hint:`Number of runs, including skipped ones`,value:({runs:e})=>e,text:({runs:e})=>h(e)},failureRate:{hint:`Share of failed runs among the runs that failed or passed`,value:({failureRate:e})=>e,text:({failureRate:e})=>e===void 0?`\u2013`:C(e)},median:{hint:`Half of the runs took at most this long`,value:({median:e})=>e,text:({median:e})=>D(e)},p95:{hint:`95 of 100 runs took at most this long`,value:({p95:e})=>e,text:({p95:e})=>D(e)},slowdown:{hint:`Increase of the median over the previous period of the same length`,value:({slowdown:e})=>e,text:({slowdown:e})=>e===void 0?`\u2013`:w(e)}},D=e=>e===void 0?`\u2013`:S(e),O=6e4,k=60*O,A=24*k,j={\"24h\":{title:`Last 24 hours`,length:A,unit:k},\"7d\":{title:`Last 7 days`,length:7*A,unit:A},\"30d\":{title:`Last 30 days`,length:30*A,unit:A},\"90d\":{title:`Last 90 days`,length:90*A,unit:A},\"365d\":{title:`Last year`,length:365*A,unit:A}},M={\"24h\":j[`24h`].title,\"7d\":j[`7d`].title,\"30d\":j[`30d`].title,\"90d\":j[`90d`].title,\"365d\":j[`365d`].title,custom:`Custom range`},ee=e=>/^[2-9]\\d{3}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e)),te=e=>new Date(e).toISOString().slice(0,10);function ne({range:e,from:t,to:n},r){if(e===`custom`){let e=[Date.parse(t),Date.parse(n)];return{fromTs:Math.min(...e),toTs:Math.max(...e)+A}}let{length:i,unit:a}=j[e];return{fromTs:Math.floor((r-i)/a)*a,toTs:r}}let re=({fromTs:e,toTs:t})=>({fromTs:Math.max(e-(t-e),0),toTs:e}),ie={\"15m\":15*O,\"1h\":k,\"6h\":6*k,\"1d\":A,\"7d\":7*A},N={auto:`Automatic`,\"15m\":`15 minutes`,\"1h\":`1 hour`,\"6h\":`6 hours`,\"1d\":`1 day`,\"7d\":`7 days`},P=[...Object.values(ie),28*A,364*A,3640*A],F=({fromTs:e,toTs:t},n)=>Math.ceil(t/n)-Math.floor(e/n);function ae(e,t,n){let r=P.at(-1)??A,i=t===`auto`?P.find(t=>F(e,t)<=60):ie[t],a=Math.min(2e3,2e5/Math.max(n,1));return P.find(t=>t>=(i??r)&&F(e,t)<=a)??r}let I=(e,t)=>e!==`auto`&&t>ie[e];function L(e){let[t,n]=e<k?[e/O,`minute`]:e<A?[e/k,`hour`]:[e/A,`day`];return`${t} ${n}${t===1?``:`s`}`}let oe=(e,t)=>{let n=new Date(e).toISOString();return t<A?`${n.slice(0,10)} ${n.slice(11,16)}`:n.slice(0,10)},se=[`org`,`project`,`module`,`pipeline`],ce={org:``,project:``,module:``,pipeline:``,view:`tests`,range:`30d`,from:``,to:``,interval:`auto`,by:`jobName`,item:``,order:`failureRate`,direction:`descending`,query:``},le=Object.keys(ce);function ue(e){let t=le.filter(t=>e[t]!==ce[t]);return new URLSearchParams(t.map(t=>[t,e[t]])).toString()}function de(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=e=>t.get(e)??``,r={from:n(`from`),to:n(`to`)},i=fe(Object.keys(M),n(`range`),ce.range),a=i!==`custom`||ee(r.from)&&ee(r.to);return{org:n(`org`),project:n(`project`),module:n(`module`),pipeline:n(`pipeline`),view:n(`view`)===`jobs`?`jobs`:`tests`,range:a?i:ce.range,...a&&i===`custom`?r:{from:``,to:``},interval:fe(Object.keys(N),n(`interval`),ce.interval),by:n(`by`)===`runner`?`runner`:`jobName`,item:n(`item`),order:fe(Object.keys(T),n(`order`),ce.order),direction:n(`direction`)===`ascending`?`ascending`:`descending`,query:n(`query`)}}let fe=(e,t,n)=>e.includes(t)?t:n,pe=e=>se.find(t=>e[t]===``&&(t!==`pipeline`||e.view===`jobs`)),me=e=>({org:String(e.org??``),project:String(e.project??``),module:String(e.module??``),pipeline:String(e.pipeline??``)});function he(e,t,n){let r=se.slice(0,se.indexOf(n)),i=e.filter(e=>r.every(n=>e[n]===t[n]));return[...new Set(i.map(e=>e[n]))].filter(e=>e!==``)}function ge(e,t,n){let r={...(se.every(e=>t[e]===``)?e.find(e=>se.every(t=>n?.[t]===``||e[t]===n?.[t])):void 0)??t};for(let t of se)r[t]===``&&(r[t]=he(e,r,t)[0]??``);return r}function _e(e,t,n,r){let i={...t,[n]:r};for(let t of se.slice(se.indexOf(n)+1)){let n=he(e,i,t);n.includes(i[t])||(i[t]=n[0]??``)}return i}function ve(e,t){async function n(n,r){let i=await be(n,e,t);if(!i.ok)throw await m(i);let a=await i.json().catch(e=>{throw t.throwIfAborted(),new f(i.status,`The response is incomplete.`,`Try again, or choose a shorter range.`,{cause:e})}),o=typeof a==`object`&&a?a[r]:void 0;if(!Array.isArray(o))throw new f(i.status,`This is not a response of the data API.`,`The list \u201c${r}\u201d is missing.`);return o}return{aggregates:async(e,t,r,i)=>(await n(ye(e,t,r,i),e.view)).map(d),availableCoordinates:async()=>(await n(`v1/data/coordinates`,`coordinates`)).map(me)}}function ye({view:e,org:t,project:n,module:r,pipeline:i,by:a},{fromTs:o,toTs:s},c,l){let u={fromTs:String(o),toTs:String(s),interval:String(c)},d=e===`jobs`?{pipeline:i,aggregateBy:a}:{},f=l===void 0?{}:{testId:l};return`v1/data/${e}/aggregated?${new URLSearchParams({org:t,project:n,module:r,...d,...f,...u})}`}async function be(e,t,n){try{return await fetch(e,{headers:{\"Service-Api-Key\":t,Accept:`application/json`},credentials:`omit`,signal:n})}catch(e){throw n.throwIfAborted(),new f(0,`The server cannot be reached.`,`Check the network, and that the server is running.`,{cause:e})}}let xe=`build-report-api-key`;function R(){let e,t=e=>{try{return e()}catch{return}};return{read:()=>e??t(()=>sessionStorage.getItem(xe)??void 0),write(n){e=n,t(()=>sessionStorage.setItem(xe,n))},forget(){e=void 0,t(()=>sessionStorage.removeItem(xe))}}}function z(e,t,{period:n,items:r}){let i=new Map,a=ae(n,t.interval,r.length),o=ae(n,t.interval,1);function s(r,a){let o=i.get(r);if(o!==void 0)return o;let s=e.aggregates(t,n,a,r===``?void 0:r);return i.set(r,s),s.catch(()=>i.delete(r)),s}return async e=>{if(e===``)return{period:n,interval:a,aggregates:await s(``,a)};if(!(t.view===`jobs`||a===o&&i.has(``)))return{period:n,interval:o,aggregates:await s(e,o)};let r=await s(``,a);return{period:n,interval:a,aggregates:r.filter(({id:t})=>t===e)}}}function Se(e,t){let n,r;async function i(i){r?.abort();let a=new AbortController;r=a;try{let t=await ve(i,a.signal).availableCoordinates();if(r!==a)return;r=void 0,n=t,e()}catch(e){if(r!==a)return;r=void 0,t(e)}}return{current:()=>n,loadOnce(e){n===void 0&&r===void 0&&i(e)},reload:e=>void i(e),clear(){r?.abort(),r=void 0,n=void 0}}}let Ce=e=>/^[\\x21-\\x7e]+$/.test(e);function we({location:e,history:t},n){let r=new URLSearchParams(e.hash.slice(1)),i=r.get(`key`);return i===null||(r.delete(`key`),t.replaceState(null,``,`#${r}`),!Ce(i))?!1:(n.write(i),!0)}function Te(){let e=a(`last-place`);return{read:()=>Ee(e.read()),write:({org:t,project:n,module:r,pipeline:i})=>e.write(JSON.stringify({org:t,project:n,module:r,pipeline:i})),forget:()=>e.write(``)}}function Ee(e=``){try{let t=JSON.parse(e);return De(t)?t:void 0}catch{return}}let De=e=>typeof e==`object`&&!!e&&se.every(t=>typeof e[t]==`string`),Oe=()=>e(`p`,{class:`notice`},`Loading \u2026`);function ke({view:t,org:n,project:r,module:i}){return t===`jobs`&&i!==``?e(`section`,{class:`notice`},e(`h2`,{},`No pipeline`),e(`p`,{},`The records of ${[n,r,i].join(` / `)} have no pipeline, and jobs are listed by pipeline.`),e(`p`,{},`Set the variable `,e(`code`,{},`SERVICE_PIPELINE`),`. On GitHub, it defaults to the workflow.`)):e(`section`,{class:`notice`},e(`h2`,{},`No records yet`),e(`p`,{},`This key\u2019s organisation has no records. Send the first ones from a folder with test results:`),e(`pre`,{},`export SERVICE_URL=${location.origin}${location.pathname}\\nexport SERVICE_API_KEY=<a key with the scope \"write\">\\nnpx build-report collect`),e(`p`,{},`Then choose `,e(`strong`,{},`Refresh`),`.`))}function Ae(t,{fromTs:n,toTs:r},i){let a=[t.org,t.project,t.module,...t.view===`jobs`?[t.pipeline]:[]],o=36e5;return e(`section`,{class:`notice`},e(`h2`,{},`No ${t.view} in this range`),e(`p`,{},`${a.join(` / `)} has no ${t.view} from `,e(`time`,{},oe(n,o)),` to `,e(`time`,{},oe(r,o)),` (UTC).`),e(`ul`,{},e(`li`,{},`Choose a range that starts earlier.`),e(`li`,{},`Send results: `,e(`code`,{},`build-report submit`),` sends the records file of a run.`)),t.range===`365d`?void 0:e(`a`,{href:i.link({range:`365d`,from:``,to:``,item:``})},`Show the last year`))}let je=({view:t},n)=>e(`section`,{class:`notice`},e(`h2`,{},`This ${t===`jobs`?`job`:`test`} did not run in this range`),e(`p`,{},`Choose a range that starts earlier, or open the list of all ${t}.`),e(`a`,{href:n.link({item:``,query:ce.query})},`All ${t}`)),Me=({status:n,title:r,detail:i},a,o)=>e(`section`,{class:`notice failure`,role:`alert`},e(`h2`,{},r),e(`p`,{},i),n===403?e(`a`,{href:a.link({org:``,project:``,module:``,pipeline:``,item:``,query:``})},`Show the results of this key`):t(`Try again`,{class:`primary`},o)),Ne=(e,t)=>g(e,t===`jobs`?`job`:`test`);function Pe(e,t){let n=new Map(t.filter(u).map(({id:e,durations:t})=>[e,t.p50]));return e.map(e=>{let{id:t,name:r,counts:i,durations:a,totalCount:o}=e,s=i.failed+i.successful,c=u(e),l=n.get(t)??0;return{id:t,name:r,runs:o,failureRate:s===0?void 0:i.failed/s,median:c?a.p50:void 0,p95:c?a.p95:void 0,slowdown:c&&l>0?a.p50/l-1:void 0,total:e}})}async function Fe(e,t,n){let r=ne(t,n),[i,a]=await Promise.all([Ie(e,t,r),Ie(e,t,re(r))]);return{period:r,items:Pe(i,a)}}let Ie=(e,t,n)=>e.aggregates(t,n,n.toTs),Le=({org:e,project:t,module:n,pipeline:r,view:i,range:a,from:o,to:s,interval:c,by:l})=>JSON.stringify([e,t,n,i,a,o,s,c,...i===`jobs`?[r,l]:[]]),Re=[`failed`,`cancelled`,`running`,`unknown`,`skipped`,`successful`],ze={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Passed`},Be=[`p50`,`p75`,`p95`,`p99`];function Ve(e,{fromTs:t,toTs:n},r){let i=Math.floor(t/r),a=Array.from({length:Math.max(Math.ceil(n/r)-i,0)},()=>[]);for(let t of e)a[Math.round(t.timestamp/r)-i]?.push(t);let o=e=>a.map(t=>t.reduce((t,{counts:n})=>t+n[e],0)),s=a.map(Ue),c=e=>s.map(t=>We(t,e));return{timestamps:a.map((e,t)=>(i+t)*r),counts:Object.fromEntries(Re.map(e=>[e,o(e)])),durations:{p50:c(.5),p75:c(.75),p95:c(.95),p99:c(.99)}}}let He=[[`min`,.125],[`p25`,.25],[`p50`,.25],[`p75`,.225],[`p95`,.12],[`p99`,.025],[`max`,.005]];function Ue(e){return e.filter(u).flatMap(({durations:e,totalCount:t})=>He.map(([n,r])=>({duration:e[n],weight:r*t}))).sort((e,t)=>e.duration-t.duration)}function We(e,t){let n=t*e.reduce((e,{weight:t})=>e+t,0),r=0;for(let{duration:t,weight:i}of e)if(r+=i,r>=n)return t;return e.at(-1)?.duration??null}let Ge=`u-off`,Ke=`u-label`,qe=`width`,Je=`height`,Ye=`bottom`,Xe=`left`,Ze=`right`,Qe=`#000`,$e=`#0000`,et=`mousemove`,tt=`mousedown`,nt=`mouseup`,rt=`mouseenter`,it=`mouseleave`,at=`dblclick`,ot=`change`,st=`dppxchange`,ct=typeof window<`u`,lt=ct?document:null,ut=ct?window:null,dt=ct?navigator:null,B,ft;function pt(){let e=devicePixelRatio;B!=e&&(B=e,ft&&Dt(ot,ft,pt),ft=matchMedia(`(min-resolution: ${B-.001}dppx) and (max-resolution: ${B+.001}dppx)`),Et(ot,ft,pt),ut.dispatchEvent(new CustomEvent(st)))}function mt(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function ht(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function V(e,t,n){e.style[t]=n+`px`}function gt(e,t,n,r){let i=lt.createElement(e);return t!=null&&mt(i,t),n?.insertBefore(i,r),i}function _t(e,t){return gt(`div`,e,t)}let vt=new WeakMap;function yt(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=vt.get(e)&&(e.style.transform=a,vt.set(e,a),t<0||n<0||t>r||n>i?mt(e,Ge):ht(e,Ge))}let bt=new WeakMap;function xt(e,t,n){let r=t+n;r!=bt.get(e)&&(bt.set(e,r),e.style.background=t,e.style.borderColor=n)}let St=new WeakMap;function Ct(e,t,n,r){let i=t+``+n;i!=St.get(e)&&(St.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}let wt={passive:!0},Tt={...wt,capture:!0};function Et(e,t,n,r){t.addEventListener(e,n,r?Tt:wt)}function Dt(e,t,n,r){t.removeEventListener(e,n,wt)}ct&&pt();function Ot(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:qt((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function kt(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}let At=e=>e!=null,jt=e=>e!=null&&e>0,Mt=kt(At),Nt=kt(jt);function Pt(e,t,n,r=0,i=!1){let a=i?Nt:Mt,o=i?jt:At;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??G,c??-G]}function Ft(e,t,n,r){let i=$t(e),a=$t(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?en:tn,s=i==1?qt:Yt,c=a==1?Yt:qt,l=s(o(Kt(e))),u=c(o(Kt(t))),d=Qt(n,l),f=Qt(n,u);return n==10&&(l<0&&(d=q(d,-l)),u<0&&(f=q(f,-u))),r||n==2?(e=d*i,t=f*a):(e=vn(e,d),t=_n(t,f)),[e,t]}function It(e,t,n,r){let i=Ft(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}let Lt=.1,Rt={mode:3,pad:Lt},H={pad:0,soft:null,mode:0},zt={min:H,max:H};function Bt(e,t,n,r){return kn(n)?W(e,t,n):(H.pad=n,H.soft=r?0:null,H.mode=r?3:0,W(e,t,zt))}function U(e,t){return e??t}function Vt(e,t,n){for(t=U(t,0),n=U(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function W(e,t,n){let r=n.min,i=n.max,a=U(r.pad,0),o=U(i.pad,0),s=U(r.hard,-G),c=U(i.hard,G),l=U(r.soft,G),u=U(i.soft,-G),d=U(r.mode,0),f=U(i.mode,0),p=t-e,m=en(p),h=Zt(Kt(e),Kt(t)),g=en(h),_=Kt(g-m);(p<1e-24||_>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=G&&(a=0),f==2&&u!=-G&&(o=0)));let v=p||h||1e3,y=en(v),b=Qt(10,qt(y)),x=q(vn(e-v*(p==0?e==0?.1:1:a),b/10),24),S=e>=l&&(d==1||d==3&&x<=l||d==2&&x>=l)?l:G,C=Zt(s,x<S&&e>=S?S:Xt(S,x)),w=q(_n(t+v*(p==0?t==0?.1:1:o),b/10),24),T=t<=u&&(f==1||f==3&&w>=u||f==2&&w<=u)?u:-G,E=Xt(c,w>T&&t<=T?T:Zt(T,w));return C==E&&C==0&&(E=100),[C,E]}let Ht=new Intl.NumberFormat(ct?dt.language:`en-US`),Ut=e=>Ht.format(e),Wt=Math,Gt=Wt.PI,Kt=Wt.abs,qt=Wt.floor,Jt=Wt.round,Yt=Wt.ceil,Xt=Wt.min,Zt=Wt.max,Qt=Wt.pow,$t=Wt.sign,en=Wt.log10,tn=Wt.log2,nn=(e,t=1)=>Wt.sinh(e)*t,rn=(e,t=1)=>Wt.asinh(e/t),G=1/0;function an(e){return(en((e^e>>31)-(e>>31))|0)+1}function on(e,t,n){return Xt(Zt(e,t),n)}function sn(e){return typeof e==`function`}function K(e){return sn(e)?e:()=>e}let cn=()=>{},ln=e=>e,un=(e,t)=>t,dn=e=>null,fn=e=>!0,pn=(e,t)=>e==t,mn=/\\.\\d*?(?=9{6,}|0{6,})/gm,hn=e=>{if(En(e)||yn.has(e))return e;let t=`${e}`,n=t.match(mn);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${hn(e)}e${n}`}return q(e,r)};function gn(e,t){return hn(q(hn(e/t))*t)}function _n(e,t){return hn(Yt(hn(e/t))*t)}function vn(e,t){return hn(qt(hn(e/t))*t)}function q(e,t=0){if(En(e))return e;let n=10**t,r=e*n*(1+2**-52);return Jt(r)/n}let yn=new Map;function bn(e){return((``+e).split(`.`)[1]||``).length}function xn(e,t,n,r){let i=[],a=r.map(bn);for(let o=t;o<n;o++){let t=Kt(o),n=q(Qt(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:q(c,l);i.push(u),yn.set(u,l)}}return i}let Sn={},Cn=[],wn=[null,null],Tn=Array.isArray,En=Number.isInteger,Dn=e=>e===void 0;function On(e){return typeof e==`string`}function kn(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function An(e){return typeof e==`object`&&!!e}let jn=Object.getPrototypeOf(Uint8Array),Mn=`__proto__`;function Nn(e,t=kn){let n;if(Tn(e)){let r=e.find(e=>e!=null);if(Tn(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Nn(e[r],t)}else n=e.slice()}else if(e instanceof jn)n=e.slice();else if(t(e)){n={};for(let r in e)r!=Mn&&(n[r]=Nn(e[r],t))}else n=e;return n}function Pn(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=Mn&&(kn(e[t])?Pn(e[t],Nn(r[t])):e[t]=Nn(r[t]))}return e}function Fn(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function In(e,t){if(zn(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return Bn(t[0])||(t=Rn(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:1,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=0&&(l[n]=t,u==2&&d.push(n)):l[n]=t}Fn(l,d,i),r.push(l)}}return r}let Ln=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function Rn(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function zn(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function Bn(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=Zt(1,qt((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}let Vn=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],Hn=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function Un(e){return e.slice(0,3)}let Wn=Hn.map(Un),Gn={MMMM:Vn,MMM:Vn.map(Un),WWWW:Hn,WWW:Wn};function Kn(e){return(e<10?`0`:``)+e}function qn(e){return(e<10?`00`:e<100?`0`:``)+e}let Jn={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>Kn(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>Kn(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>Kn(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>Kn(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>Kn(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>qn(e.getMilliseconds())};function Yn(e,t){t||=Gn;let n=[],r=/\\{([a-z]+)\\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?Jn[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}let Xn=new Intl.DateTimeFormat().resolvedOptions().timeZone;function Zn(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==Xn?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}let Qn=e=>e%1==0,$n=[1,2,2.5,5],er=xn(10,-32,0,$n),tr=xn(10,0,32,$n),nr=tr.filter(Qn),rr=er.concat(tr),ir=`{YYYY}`,ar=`\n`+ir,or=`{M}/{D}`,sr=`\n`+or,cr=sr+`/{YY}`,lr=`{aa}`,ur=`{h}:{mm}`+lr,dr=`\n`+ur,fr=`:{ss}`;function pr(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?xn(10,0,3,$n).filter(Qn):xn(10,-3,0,$n)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,ir,null,null,null,null,null,null,1],[i*28,`{MMM}`,ar,null,null,null,null,null,1],[i,or,ar,null,null,null,null,null,1],[r,`{h}`+lr,cr,null,sr,null,null,null,1],[n,ur,cr,null,sr,null,null,null,1],[t,fr,cr+` `+ur,null,sr+` `+ur,null,dr,null,1],[e,fr+`.{fff}`,cr+` `+ur,null,sr+` `+ur,null,dr,null,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=q(g*e,3),v=Cr(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=q(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:q(Cr(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(Jt(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=Cr(c+r*a,l+n*a,1),s=o-t(q(o*e,3));i=q((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(qt(l)-qt(_))+_n(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=q(o+d,e==1?0:3),!(o>u);)if(g>1){let e=qt(q(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];q((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}let[mr,hr,gr]=pr(1),[_r,vr,yr]=pr(.001);xn(2,-53,53,[1]);function br(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function xr(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function Sr(e,t){let n=Yn(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function Cr(e,t,n){return new Date(e,t,n)}function wr(e,t){return t(e)}function Tr(e,t){return(n,r,i,a)=>a==null?`--`:t(e(r))}function Er(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Dr(e,t){return e.series[t].fill(e,t)}let Or={show:!0,live:!0,isolate:!1,mount:cn,markers:{show:!0,width:2,stroke:Er,fill:Dr,dash:`solid`},idx:null,idxs:null,values:[]};function kr(e,t){let n=e.cursor.points,r=_t(),i=n.size(e,t);V(r,qe,i),V(r,Je,i);let a=i/-2;V(r,`marginLeft`,a),V(r,`marginTop`,a);let o=n.width(e,t,i);return o&&V(r,`borderWidth`,o),r}function Ar(e,t){let n=e.series[t].points;return n._fill||n._stroke}function jr(e,t){let n=e.series[t].points;return n._stroke||n._fill}function J(e,t){return e.series[t].points.size}let Y=[0,0];function Mr(e,t,n){return Y[0]=t,Y[1]=n,Y}function X(e,t,n,r=!0){return e=>{e.button!=0||r&&e.target!=t||n(e)}}function Z(e,t,n,r=!0){return e=>{r&&e.target!=t||n(e)}}let Nr={show:!0,x:!0,y:!0,lock:!1,move:Mr,points:{one:!1,show:kr,size:J,width:0,stroke:jr,fill:Ar},bind:{mousedown:X,mouseup:X,click:X,dblclick:X,mousemove:Z,mouseleave:Z,mouseenter:Z},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Pr={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},Q=Pn({},Pr,{filter:un}),Fr=Pn({},Q,{size:10}),Ir=Pn({},Pr,{show:!1}),Lr=`12px system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"`,Rr=`bold `+Lr,zr=1.5,Br={show:!0,scale:`x`,stroke:Qe,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Rr,side:2,grid:Q,ticks:Fr,border:Ir,font:Lr,lineGap:zr,rotate:0},Vr={show:!0,scale:`x`,auto:!1,sorted:1,min:G,max:-1/0,idxs:[]};function Hr(e,t,n,r,i){return t.map(e=>e==null?``:Ut(e))}function Ur(e,t,n,r,i,a,o){let s=[],c=yn.get(i)||0;n=o?n:q(_n(n,i),c);for(let e=n;e<=r;e=q(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function Wr(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log,l=qt((c==10?en:tn)(n));i=Qt(c,l),c==10&&(i=rr[Ot(i,rr)]);let u=n,d=i*c;c==10&&(d=rr[Ot(d,rr)]);do s.push(u),u+=i,c==10&&!yn.has(u)&&(u=q(u,yn.get(i))),u>=d&&(i=u,d=i*c,c==10&&(d=rr[Ot(d,rr)]));while(u<=r);return s}function Gr(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?Wr(e,t,Zt(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?Wr(e,t,Zt(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}let Kr=/./,qr=/[12357]/,Jr=/[125]/,Yr=/1/,Xr=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function Zr(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?Kr:c(7,o)-u>=l?qr:c(5,o)-u>=l?Jr:Yr;if(d==Yr){let e=Kt(c(1,o)-u);if(e<l)return Xr(t.slice().reverse(),s.distr,d,Yt(l/e)).reverse()}return Xr(t,s.distr,d,1)}function Qr(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=Kt(c(1,o)-c(2,o));return l<s?Xr(t.slice().reverse(),3,Kr,Yt(s/l)).reverse():t}function $r(e,t,n,r){return r==null?`--`:t==null?``:Ut(t)}let ei={show:!0,scale:`y`,stroke:Qe,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Rr,side:3,grid:Q,ticks:Fr,border:Ir,font:Lr,lineGap:zr,rotate:0};function ti(e,t){return q((3+(e||1)*2)*t,3)}function ni(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=e.valToPos(i[r[1]],n,!0),s=Kt(o-a)/(e.series[t].points.space*B);return r[1]-r[0]<=s}let ri={scale:null,auto:!0,sorted:0,min:G,max:-1/0},ii=(e,t,n,r,i)=>i,ai={show:!0,auto:!0,sorted:0,gaps:ii,alpha:1,facets:[Pn({},ri,{scale:`x`}),Pn({},ri,{scale:`y`})]},oi={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:ii,alpha:1,points:{show:ni,filter:null},values:null,min:G,max:-1/0,idxs:[],path:null,clip:null};function si(e,t,n,r,i){return n/10}let ci={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},li=Pn({},ci,{time:!1,ori:1}),ui={};function di(e,t){let n=ui[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(ui[e]=n)),n}function fi(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,xi,Ci,Ti,Di,ki):n(i,c,l,u,d,_,g,p,f,h,m,Si,wi,Ei,Oi,Ai)}function pi(e,t){let n=0,r=0,i=U(e.bands,Cn);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function mi(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function hi(e,t,n,r,i,a){return fi(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?Ci:wi,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function gi(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?Ti:Ei,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function _i(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function vi(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function yi(e){return e==0?ln:e==1?Jt:t=>gn(t,e)}function bi(e){let t=e==0?xi:Si,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=Xt(c,o/2,s/2),l=Xt(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}let xi=(e,t,n)=>{e.moveTo(t,n)},Si=(e,t,n)=>{e.moveTo(n,t)},Ci=(e,t,n)=>{e.lineTo(t,n)},wi=(e,t,n)=>{e.lineTo(n,t)},Ti=bi(0),Ei=bi(1),Di=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},Oi=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},ki=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},Ai=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function ji(e){return(e,t,n,r,i)=>fi(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=xi,v=Di):(_=Si,v=Oi);let y=q(g.width*B,3),b=(g.size-g.width)/2*B,x=q(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:T,width:E,height:D}=e.bbox;Ti(C,w-x,T-x,E+x*2,D+x*2);let O=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,Gt*2)}};if(i)i.forEach(O);else for(let e=n;e<=r;e++)O(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function Mi(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}let Ni=Mi(Ci),Pi=Mi(wi);function Fi(e){let t=U(e?.alignGaps,0);return(e,n,r,i)=>fi(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=Mt(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=Ci,b=Ni):(y=wi,b=Pi);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[T,E]=pi(e,n);if(a.fill!=null||T!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,T)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...vi(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=gi(l,c.ori,f,p,m,h)}return E!=0&&(S.band=E==2?[hi(e,n,r,i,C,-1),hi(e,n,r,i,C,1)]:hi(e,n,r,i,C,E)),S})}function Ii(e){let t=U(e.align,1),n=U(e.ascDesc,!1),r=U(e.alignGaps,0),i=U(e.extend,!1);return(e,a,o,s)=>fi(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=Mt(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?Ci:wi,T={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},E=T.stroke,D=d.dir*(d.ori==0?1:-1),O=C(u[D==1?o:s]),k=S(l[D==1?o:s]),A=k,j=k;i&&t==-1&&(j=b,w(E,j,O)),w(E,k,O);for(let e=D==1?o:s;e>=o&&e<=s;e+=D){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(E,r,O):w(E,A,i),w(E,r,i),O=i,A=r}let M=A;i&&t==1&&(M=b+x,w(E,M,O));let[ee,te]=pi(e,a);if(c.fill!=null||ee!=0){let t=T.fill=new Path2D(E),n=C(c.fillTo(e,a,c.min,c.max,ee));w(t,M,n),w(t,j,n)}if(!c.spanGaps){let i=[];i.push(...vi(l,u,o,s,D,S,r));let f=c.width*B/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),T.gaps=i=c.gaps(e,a,o,s,i),T.clip=gi(i,d.ori,h,g,_,v)}return te!=0&&(T.band=te==2?[hi(e,a,o,s,E,-1),hi(e,a,o,s,E,1)]:hi(e,a,o,s,E,te)),T})}function Li(e,t,n,r,i,a,o=G){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=Kt(e[c]-e[s]);t<l&&(l=t,o=Kt(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function Ri(e){e||=Sn;let t=U(e.size,[.6,G,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=K(i),o=1-t[0],s=U(t[1],G),c=U(t[2],1),l=U(e.disp,Sn),u=U(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>fi(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let T=m.pxRound,E=n,D=r*B,O=s*B,k=c*B,A,j;_.ori==0?[A,j]=a(e,t):[j,A]=a(e,t);let M=_.dir*(_.ori==0?1:-1),ee=_.ori==0?Ti:Ei,te=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ne=U(e.bands,Cn).find(e=>e.series[0]==t),re=ne==null?0:ne.dir,ie=m.fillTo(e,t,m.min,m.max,re),N=T(b(ie,v,w,S)),P,F,ae,I=C,L=T(m.width*B),oe=!1,se=null,ce=null,le=null,ue=null;d!=null&&(L==0||f!=null)&&(oe=!0,se=d.values(e,t,i,p),ce=new Map,new Set(se).forEach(e=>{e!=null&&ce.set(e,new Path2D)}),L>0&&(le=f.values(e,t,i,p),ue=new Map,new Set(le).forEach(e=>{e!=null&&ue.set(e,new Path2D)})));let{x0:de,size:fe}=l;if(de!=null&&fe!=null){E=1,h=de.values(e,t,i,p),de.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=fe.values(e,t,i,p);F=fe.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),I=Li(h,g,y,_,C,x,I),ae=I-F+D}else I=Li(h,g,y,_,C,x,I),ae=I*o+D,F=I-ae;ae<1&&(ae=0),L>=F/2&&(L=0),ae<5&&(T=ln);let pe=ae>0,me=I-ae-(pe?L:0);F=T(on(me,k,O)),P=(E==0?F/2:E==M?0:F)-E*M*((E==0?D/2:0)+(pe?L/2:0));let he={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ge=oe?null:new Path2D,_e=null;if(ne!=null)_e=e.data[ne.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),_e=n.values(e,t,i,p))}let ve=A*F,ye=j*F;for(let n=M==1?i:p;n>=i&&n<=p;n+=M){let r=g[n];if(r==null)continue;if(_e!=null){let e=_e[n]??0;if(r-e==0)continue;N=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(U(r,ie),v,w,S),o=T(i-P),s=T(Zt(a,N)),c=T(Xt(a,N)),u=s-c;if(r!=null){let i=r<0?ye:ve,a=r<0?ve:ye;oe?(L>0&&le[n]!=null&&ee(ue.get(le[n]),o,c+qt(L/2),F,Zt(0,u-L),i,a),se[n]!=null&&ee(ce.get(se[n]),o,c+qt(L/2),F,Zt(0,u-L),i,a)):ee(ge,o,c+qt(L/2),F,Zt(0,u-L),i,a),te(e,t,n,o-L/2,c,F+L,u)}}return L>0?he.stroke=oe?ue:ge:oe||(he._fill=m.width==0?m._fill:m._stroke??m._fill,he.width=0),he.fill=oe?ce:ge,he})}function zi(e,t){let n=U(t?.alignGaps,0);return(t,r,i,a)=>fi(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=Mt(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=xi,S=Ci,x=ki):(b=Si,S=wi,x=Ai);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),T=w,E=[],D=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);E.push(T=n),D.push(y(c[e]))}let O={stroke:e(E,D,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:1},k=O.stroke,[A,j]=pi(t,r);if(o.fill!=null||A!=0){let e=O.fill=new Path2D(k),n=y(o.fillTo(t,r,o.min,o.max,A));S(e,T,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...vi(s,c,i,a,C,v,n)),O.gaps=e=o.gaps(t,r,i,a,e),O.clip=gi(e,l.ori,p,m,h,g)}return j!=0&&(O.band=j==2?[hi(t,r,i,a,k,-1),hi(t,r,i,a,k,1)]:hi(t,r,i,a,k,j)),O})}function Bi(e){return zi(Vi,e)}function Vi(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}let Hi=new Set;function Ui(){for(let e of Hi)e.syncRect(!0)}ct&&(Et(`resize`,ut,Ui),Et(`scroll`,ut,Ui,!0),Et(st,ut,()=>{$.pxRatio=B}));let Wi=Fi(),Gi=ji();function Ki(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>Ji(e,r,t,n))}function qi(e,t){return e.map((e,n)=>n==0?{}:Pn({},t,e))}function Ji(e,t,n,r){return Pn({},t==0?n:r,e)}function Yi(e,t,n){return t==null?wn:[t,n]}let Xi=Yi;function Zi(e,t,n){return t==null?wn:Bt(t,n,Lt,!0)}function Qi(e,t,n,r){return t==null?wn:Ft(t,n,e.scales[r].log,!1)}let $i=Qi;function ea(e,t,n,r){return t==null?wn:It(t,n,e.scales[r].log,!1)}let ta=ea;function na(e,t,n,r,i){let a=Zt(an(e),an(t)),o=t-e,s=Ot(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?yn.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function ra(e){let t,n;return e=e.replace(/(\\d+)px/,(e,r)=>(t=Jt((n=+r)*B))+`px`),[e,t,n]}function ia(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=q(e[2]*B,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function $(e,t,n){let r={mode:U(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=_t(`uplot`);if(e.id!=null&&(l.id=e.id),mt(l,e.class),e.title){let t=_t(`u-title`,l);t.textContent=e.title}let u=gt(`canvas`),d=r.ctx=u.getContext(`2d`),f=_t(`u-wrap`,l);Et(`click`,f,e=>{e.target===m&&(J!=Dr||Y!=kr)&&X.click(r,e)},!0);let p=r.under=_t(`u-under`,f);f.appendChild(u);let m=r.over=_t(`u-over`,f);e=Nn(e);let h=+U(e.pxAlign,1),g=yi(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?Ki(e.series||[],Vr,oi,!1):qi(e.series||[null],ai),y=r.axes=Ki(e.axes||[],Br,ei,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=K(e.fill||null),e.dir=U(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:Qn,series:Bn},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function T(e){let t=e.distr==3?t=>en(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>rn(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function E(t){let n=b[t];if(n==null){let r=(e.scales||Sn)[t]||Sn;if(r.from!=null){E(r.from);let e=Pn({},b[r.from],r,{key:t});e.valToPct=T(e),b[t]=e}else{n=b[t]=Pn({},t==S?ci:li,r),n.key=t;let e=n.time,a=n.range,o=Tn(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?Rt:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?Rt:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&kn(a))){let e=a;a=(t,n,r)=>n==null?wn:Bt(n,r,e)}n.range=K(a||(e?Xi:t==S?n.distr==3?$i:n.distr==4?ta:Yi:n.distr==3?Qi:n.distr==4?ea:Zi)),n.auto=K(!o&&n.auto),n.clamp=K(n.clamp||si),n._min=n._max=null,n.valToPct=T(n)}}}E(`x`),E(`y`),i==1&&v.forEach(e=>{E(e.scale)}),y.forEach(e=>{E(e.scale)});for(let t in e.scales)E(t);let D=b[S],O=D.distr,k,A;D.ori==0?(mt(l,`u-hz`),k=a,A=o):(mt(l,`u-vt`),k=o,A=a);let j={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(j[e]={min:t.min,max:t.max},t.min=t.max=null)}let M=e.tzDate||(e=>new Date(Jt(e/_))),ee=e.fmtDate||Yn,te=_==1?gr(M):yr(M),ne=xr(M,br(_==1?hr:vr,ee)),re=Tr(M,wr(`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`,ee)),ie=[],N=r.legend=Pn({},Or,e.legend),P=r.cursor=Pn({},Nr,{drag:{y:i==2}},e.cursor),F=N.show,ae=P.show,I=N.markers;N.idxs=ie,I.width=K(I.width),I.dash=K(I.dash),I.stroke=K(I.stroke),I.fill=K(I.fill);let L,oe,se,ce=[],le=[],ue,de=!1,fe={};if(N.live){let e=v[1]?v[1].values:null;de=e!=null,ue=de?e(r,1,0):{_:0};for(let e in ue)fe[e]=`--`}if(F){if(L=gt(`table`,`u-legend`,l),se=gt(`tbody`,null,L),N.mount(r,L),de){oe=gt(`thead`,null,L,se);let e=gt(`tr`,null,oe);for(var pe in gt(`th`,null,e),ue)gt(`th`,Ke,e).textContent=pe}else mt(L,`u-inline`),N.live&&mt(L,`u-live`)}let me={show:!0},he={show:!1};function ge(e,t){if(t==0&&(de||!N.live||i==2))return wn;let n=[],a=gt(`tr`,`u-series`,se,se.childNodes[t]);mt(a,e.class),e.show||mt(a,Ge);let o=gt(`th`,null,a);if(I.show){let e=_t(`u-marker`,o);if(t>0){let n=I.width(r,t);n&&(e.style.border=n+`px `+I.dash(r,t)+` `+I.stroke(r,t)),e.style.background=I.fill(r,t)}}let s=_t(Ke,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(I.show||(s.style.color=e.width>0?I.stroke(r,t):I.fill(r,t)),ve(`click`,o,t=>{if(P._lock)return;We(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=N.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&zr(r,e?r==n?me:he:me,!0,$.setSeries)})}else zr(n,{show:!e.show},!0,$.setSeries)},!1),ct&&ve(rt,o,t=>{P._lock||(We(t),zr(v.indexOf(e),ii,!0,$.setSeries))},!1)),ue){let e=gt(`td`,`u-value`,a);e.textContent=`--`,n.push(e)}return[a,n]}let _e=new Map;function ve(e,t,n,i=!0){let a=_e.get(t)||{},o=P.bind[e](r,t,n,i);o&&(Et(e,t,a[e]=o),_e.set(t,a))}function ye(e,t,n){let r=_e.get(t)||{};for(let n in r)(e==null||n==e)&&(Dt(n,t,r[n]),delete r[n]);e??_e.delete(t)}let be=0,xe=0,R=0,z=0,Se=0,Ce=0,we=Se,Te=Ce,Ee=R,De=z,Oe=0,ke=0,Ae=0,je=0;r.bbox={};let Me=!1,Ne=!1,Pe=!1,Fe=!1,Ie=!1,Le=!1;function Re(e,t,n){(n||e!=r.width||t!=r.height)&&ze(e,t),$n(!1),Pe=!0,Ne=!0,or()}function ze(e,t){r.width=be=R=e,r.height=xe=z=t,Se=Ce=0,He(),Ue();let n=r.bbox;Oe=n.left=gn(Se*B,.5),ke=n.top=gn(Ce*B,.5),Ae=n.width=gn(R*B,.5),je=n.height=gn(z*B,.5)}function Be(){let e=!1,t=0;for(;!e;){t++;let n=Xn(t),i=Zn(t);e=t==3||n&&i,e||(ze(r.width,r.height),Ne=!0)}}function Ve({width:e,height:t}){Re(e,t)}r.setSize=Ve;function He(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(R-=c,a==3?(Se+=c,r=!0):n=!0):(z-=c,a==0?(Ce+=c,e=!0):t=!0))}}),kt[0]=e,kt[1]=n,kt[2]=t,kt[3]=r,R-=Nt[1]+Nt[3],Se+=Nt[3],z-=Nt[2]+Nt[0],Ce+=Nt[0]}function Ue(){let e=Se+R,t=Ce+z,n=Se,r=Ce;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(P.dataIdx==null){let e=P.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=K(e.prox),i=e.bias??=0;P.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??G,u=l>=0&&l<G,d=D.ori==0?R:z,f=P.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:k(p[e],D,d,0),r=t==null?1/0:k(p[t],D,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&Kt(f-k(p[o],D,d,0))>l&&(c=null);return c}}let We=e=>{P.event=e};P.idxs=ie,P._lock=!1;let Qe=P.points;Qe.show=K(Qe.show),Qe.size=K(Qe.size),Qe.stroke=K(Qe.stroke),Qe.width=K(Qe.width),Qe.fill=K(Qe.fill);let ot=r.focus=Pn({},e.focus||{alpha:.3},P.focus),ct=ot.prox>=0,dt=ct&&Qe.one,ft=[],pt=[],vt=[];function bt(e,t){let n=Qe.show(r,t);if(n instanceof HTMLElement)return mt(n,`u-cursor-pt`),mt(n,e.class),yt(n,-10,-10,R,z),m.insertBefore(n,ft[t]),n}function St(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?On(n)?Tr(M,wr(n,ee)):n||re:n||$r,e.label=e.label||(t?`Time`:`Value`)}if(dt||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||Wi||dn,e.fillTo=K(e.fillTo||mi),e.pxAlign=+U(e.pxAlign,h),e.pxRound=yi(e.pxAlign),e.stroke=K(e.stroke||null),e.fill=K(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=ti(Zt(1,e.width),1),n=e.points=Pn({},{size:t,width:Zt(1,t*.2),stroke:e.stroke,space:t*2,paths:Gi,_stroke:null,_fill:null},e.points);n.show=K(n.show),n.filter=K(n.filter),n.fill=K(n.fill),n.stroke=K(n.stroke),n.paths=K(n.paths),n.pxAlign=e.pxAlign}if(F){let n=ge(e,t);ce.splice(t,0,n[0]),le.splice(t,0,n[1]),N.values.push(null)}if(ae){ie.splice(t,0,null);let n=null;dt?t==0&&(n=bt(e,t)):t>0&&(n=bt(e,t)),ft.splice(t,0,n),pt.splice(t,0,0),vt.splice(t,0,0)}Vi(`addSeries`,t)}function wt(e,t){t??=v.length,e=i==1?Ji(e,t,Vr,oi):Ji(e,t,{},ai),v.splice(t,0,e),St(v[t],t)}r.addSeries=wt;function Tt(e){if(v.splice(e,1),F){N.values.splice(e,1),le.splice(e,1);let t=ce.splice(e,1)[0];ye(null,t.firstChild),t.remove()}ae&&(ie.splice(e,1),ft.splice(e,1)[0].remove(),pt.splice(e,1),vt.splice(e,1)),Vi(`delSeries`,e)}r.delSeries=Tt;let kt=[!1,!1,!1,!1];function At(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=K(e.size),e.space=K(e.space),e.rotate=K(e.rotate),Tn(e.incrs)&&e.incrs.forEach(e=>{!yn.has(e)&&yn.set(e,bn(e))}),e.incrs=K(e.incrs||(i.distr==2?nr:a?_==1?mr:_r:rr)),e.splits=K(e.splits||(a&&i.distr==1?te:i.distr==3?Wr:i.distr==4?Gr:Ur)),e.stroke=K(e.stroke),e.grid.stroke=K(e.grid.stroke),e.ticks.stroke=K(e.ticks.stroke),e.border.stroke=K(e.border.stroke);let o=e.values;e.values=Tn(o)&&!Tn(o[0])?K(o):a?Tn(o)?xr(M,br(o,ee)):On(o)?Sr(M,o):o||ne:o||Hr,e.filter=K(e.filter||(i.distr>=3&&i.log==10?Zr:i.distr==3&&i.log==2?Qr:un)),e.font=ra(e.font),e.labelFont=ra(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(kt[t]=!0,e._el=_t(`u-axis`,f))}}function jt(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?Jt(Br.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?Jt(ei.size/2):0),l}let Mt=r.padding=(e.padding||[jt,jt,jt,jt]).map(e=>K(U(e,jt))),Nt=r._padding=Mt.map((e,t)=>e(r,t,kt,0)),H,zt=null,W=null,Ht=i==1?v[0].idxs:null,Ut=null,Wt=!1;function qt(e,n){if(t=e??[],r.data=r._data=t,i==2){H=0;for(let e=1;e<v.length;e++)H+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),Ut=t[0],H=Ut.length;let e=t;if(O==2){e=t.slice();let n=e[0]=Array(H);for(let e=0;e<H;e++)n[e]=e}r._data=t=e}if($n(!0),Vi(`setData`),O==2&&(Pe=!0),n!==!1){let e=D;e.auto(r,Wt)?$t():Rr(S,e.min,e.max),Fe||=P.left>=0,Le=!0,or()}}r.setData=qt;function $t(){Wt=!0;let e,n;i==1&&(H>0?(zt=Ht[0]=0,W=Ht[1]=H-1,e=t[0][zt],n=t[0][W],O==2?(e=zt,n=W):e==n&&(O==3?[e,n]=Ft(e,e,D.log,!1):O==4?[e,n]=It(e,e,D.log,!1):D.time?n=e+Jt(86400/_):[e,n]=Bt(e,n,Lt,!0))):(zt=Ht[0]=e=null,W=Ht[1]=n=null)),Rr(S,e,n)}let tn,an,cn,ln,mn,hn,_n,vn,xn,En;function jn(e,t,n,r,i,a){e??=$e,n??=Cn,r??=`butt`,i??=$e,a??=`round`,e!=tn&&(d.strokeStyle=tn=e),i!=an&&(d.fillStyle=an=i),t!=cn&&(d.lineWidth=cn=t),a!=mn&&(d.lineJoin=mn=a),r!=hn&&(d.lineCap=hn=r),n!=ln&&d.setLineDash(ln=n)}function Mn(e,t,n,r){t!=an&&(d.fillStyle=an=t),e!=_n&&(d.font=_n=e),n!=vn&&(d.textAlign=vn=n),r!=xn&&(d.textBaseline=xn=r)}function Fn(e,t,n,i,a=0){if(i.length>0&&e.auto(r,Wt)&&(t==null||t.min==null)){let t=U(zt,0),r=U(W,i.length-1),o=n.min==null?Pt(i,t,r,a,e.distr==3):[n.min,n.max];e.min=Xt(e.min,n.min=o[0]),e.max=Zt(e.max,n.max=o[1])}}let In={min:null,max:null};function Rn(){for(let e in b){let t=b[e];j[e]==null&&(t.min==null||j[S]!=null&&t.auto(r,Wt))&&(j[e]=In)}for(let e in b){let t=b[e];j[e]==null&&t.from!=null&&j[t.from]!=null&&(j[e]=In)}j[S]!=null&&$n(!0);let e={};for(let t in j){let n=j[t];if(n!=null){let a=e[t]=Nn(b[t],An);if(n.min!=null)Pn(a,n);else if(t!=S||i==2){if(H==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=G,a.max=-1/0}}}if(H>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=j[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],zt=Ot(s.min,t[0]),W=Ot(s.max,t[0]),W-zt>1&&(t[0][zt]<s.min&&zt++,t[0][W]>s.max&&W--),n.min=Ut[zt],n.max=Ut[W]}else n.show&&n.auto&&Fn(s,o,n,t[a],n.sorted);n.idxs[0]=zt,n.idxs[1]=W}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&Fn(u,j[o],r,c,r.sorted),d!=null&&Fn(d,j[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=j[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==G?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?en(i.min):e==4?rn(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?en(i.max):e==4?rn(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)Pe=!0,Vi(`setScale`,e);ae&&P.left>=0&&(Fe=Le=!0)}for(let e in j)j[e]=null}function zn(e){let t=on(zt-1,0,H-1),n=on(W+1,0,H-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<H-1;)n++;return[t,n]}function Bn(){if(H>0){let e=v.some(e=>e._focus)&&En!=ot.alpha;e&&(d.globalAlpha=En=ot.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(Vn(n,!1),Vn(n,!0),e._paths==null)){let a=En;En!=e.alpha&&(d.globalAlpha=En=e.alpha);let o=i==2?[0,t[n][0].length-1]:zn(t[n]);e._paths=e.paths(r,n,o[0],o[1]),En!=a&&(d.globalAlpha=En=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=En;En!=e.alpha&&(d.globalAlpha=En=e.alpha),e._paths!=null&&Hn(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,zt,W,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,zt,W,a),Hn(t,!0))}En!=n&&(d.globalAlpha=En=n),Vi(`drawSeries`,t)}}),e&&(d.globalAlpha=En=1)}}function Vn(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function Hn(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=q(l*B,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=Oe-l/2,t=ke-l/2,n=Ae+l,r=je+l;u=new Path2D,u.rect(e,t,n,r)}t?Wn(s,l,n.dash,n.cap,c,r,i,o,a):Un(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function Un(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||Sn).band;Tn(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&Vt(g,zt,W)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,Wn(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||Wn(n,i,a,o,s,c,l,u,d,f)}function Wn(e,t,n,r,i,a,o,s,c,l,u,f){jn(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),Kn(i,o),Gn(e,a,t)):s&2?(Kn(i,o),d.clip(f),Gn(e,a,t)):s&1&&(d.save(),d.clip(f),u&&d.clip(u),Kn(i,o),d.restore(),Gn(e,a,t)):(Kn(i,o),Gn(e,a,t)),(c||l||f)&&d.restore()}function Gn(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=tn=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function Kn(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=an=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function qn(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=na(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function Jn(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),jn(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function Xn(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,$n(!1));return}n._show||(t=!1,n._show=!0,$n(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=qn(i,c,l,s==0?R:z);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>Ut[e]):p,h=a.distr==2?Ut[p[1]]-Ut[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=Yt(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function Zn(e){let t=!0;return Mt.forEach((n,i)=>{let a=n(r,i,kt,e);a!=Nt[i]&&(t=!1),Nt[i]=a}),t}function Qn(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=Jt((t._lpos+s)*B);Mn(t.labelFont[0],c,`center`,n==2?`top`:Ye),d.save(),i==1?(a=o=0,d.translate(p,Jt(ke+je/2)),d.rotate((n==3?-Gt:Gt)/2)):(a=Jt(Oe+Ae/2),o=p);let m=sn(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?Ae:je,h=i==0?Oe:ke,_=t._splits,v=p.distr==2?_.map(e=>Ut[e]):_,x=p.distr==2?Ut[_[1]]-Ut[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,T=Jt(w*B),E=Jt((t.alignTo==2?t._size-w-t.gap:t.gap)*B),D=t._rotate*-Gt/180,O=g(t._pos*B),k=O+(T+E)*l;o=i==0?k:0,a=i==1?k:0;let A=t.font[0];Mn(A,c,t.align==1?Xe:t.align==2?Ze:D>0?Xe:D<0?Ze:i==0?`center`:n==3?Ze:Xe,D||i==1?`middle`:n==2?`top`:Ye);let j=t.font[1]*t.lineGap,M=_.map(e=>g(s(e,p,m,h))),ee=t._values;for(let e=0;e<ee.length;e++){let t=ee[e];if(t!=null){i==0?a=M[e]:o=M[e],t=``+t;let n=t.indexOf(`\n`)==-1?[t]:t.split(/\\n/gm);for(let e=0;e<n.length;e++){let t=n[e];D?(d.save(),d.translate(a,o+e*j),d.rotate(D),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*j)}}}S.show&&Jn(M,S.filter(r,v,e,f,x),i,n,O,T,q(S.width*B,3),S.stroke(r,e),S.dash,S.cap);let te=t.grid;te.show&&Jn(M,te.filter(r,v,e,f,x),i,i==0?2:1,i==0?ke:Oe,i==0?je:Ae,q(te.width*B,3),te.stroke(r,e),te.dash,te.cap),C.show&&Jn([O],[1],+(i==0),i==0?1:2,i==1?ke:Oe,i==1?je:Ae,q(C.width*B,3),C.stroke(r,e),C.dash,C.cap)}Vi(`drawAxes`)}function $n(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let er=!1,tr=!1,ir=[];function ar(){tr=!1;for(let e=0;e<ir.length;e++)Vi(...ir[e]);ir.length=0}function or(){er||=(Ln(cr),!0)}function sr(e,t=!1){er=!0,tr=t,e(r),cr(),t&&ir.length>0&&queueMicrotask(ar)}r.batch=sr;function cr(){if(Me&&=(Rn(),!1),Pe&&=(Be(),!1),Ne){if(V(p,Xe,Se),V(p,`top`,Ce),V(p,qe,R),V(p,Je,z),V(m,Xe,Se),V(m,`top`,Ce),V(m,qe,R),V(m,Je,z),V(f,qe,be),V(f,Je,xe),u.width=Jt(be*B),u.height=Jt(xe*B),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;V(e,a?`left`:`top`,r-t),V(e,a?`width`:`height`,n),V(e,a?`top`:`left`,a?Ce:Se),V(e,a?`height`:`width`,a?z:R),ht(e,Ge)}else mt(e,Ge)}}),tn=an=cn=mn=hn=_n=vn=xn=ln=null,En=1,Ti(!0),Se!=we||Ce!=Te||R!=Ee||z!=De){$n(!1);let e=R/Ee,t=z/De;if(ae&&!Fe&&P.left>=0){P.left*=e,P.top*=t,fr&&yt(fr,Jt(P.left),0,R,z),pr&&yt(pr,0,Jt(P.top),R,z);for(let n=0;n<ft.length;n++){let r=ft[n];r!=null&&(pt[n]*=e,vt[n]*=t,yt(r,Yt(pt[n]),Yt(vt[n]),R,z))}}if(Q.show&&!Ie&&Q.left>=0&&Q.width>0){Q.left*=e,Q.width*=e,Q.top*=t,Q.height*=t;for(let e in Oi)V(Fr,e,Q[e])}we=Se,Te=Ce,Ee=R,De=z}Vi(`setSize`),Ne=!1}be>0&&xe>0&&(d.clearRect(0,0,u.width,u.height),Vi(`drawClear`),w.forEach(e=>e()),Vi(`draw`)),Q.show&&Ie&&(Ir(Q),Ie=!1),ae&&Fe&&(Ci(null,!0,!1),Fe=!1),N.show&&N.live&&Le&&(xi(),Le=!1),c||(c=!0,r.status=1,Vi(`ready`)),Wt=!1,er=!1}r.redraw=(e,t)=>{Pe=t||!1,e===!1?or():Rr(S,D.min,D.max)};function lr(e,n){let i=b[e];if(i.from==null){if(H==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(H>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&H>0&&(n.min=Ot(n.min,t[0]),n.max=Ot(n.max,t[0]),n.min==n.max&&n.max++),j[e]=n,Me=!0,or()}}r.setScale=lr;let ur,dr,fr,pr,Cr,Er,Dr,kr,Ar,jr,J,Y,Mr=!1,X=P.drag,Z=X.x,Pr=X.y;ae&&(P.x&&(ur=_t(`u-cursor-x`,m)),P.y&&(dr=_t(`u-cursor-y`,m)),D.ori==0?(fr=ur,pr=dr):(fr=dr,pr=ur),J=P.left,Y=P.top);let Q=r.select=Pn({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Fr=Q.show?_t(`u-select`,Q.over?m:p):null;function Ir(e,t){if(Q.show){for(let t in e)Q[t]=e[t],t in Oi&&V(Fr,t,e[t]);t!==!1&&Vi(`setSelect`)}}r.setSelect=Ir;function Lr(e){if(v[e].show)F&&ht(ce[e],Ge);else if(F&&mt(ce[e],Ge),ae){let t=dt?ft[0]:ft[e];t!=null&&yt(t,-10,-10,R,z)}}function Rr(e,t,n){lr(e,{min:t,max:n})}function zr(e,t,n,a){t.focus!=null&&ui(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,Lr(r),i==2?(Rr(n.facets[0].scale,null,null),Rr(n.facets[1].scale,null,null)):Rr(n.scale,null,null),or())}),n!==!1&&Vi(`setSeries`,e,t),a&&sa(`setSeries`,r,e,t)}r.setSeries=zr;function Kr(e,t){Pn(x[e],t)}function qr(e,t){e.fill=K(e.fill||null),e.dir=U(e.dir,-1),t??=x.length,x.splice(t,0,e)}function Jr(e){e==null?x.length=0:x.splice(e,1)}r.addBand=qr,r.setBand=Kr,r.delBand=Jr;function Yr(e,t){v[e].alpha=t,ae&&ft[e]!=null&&(ft[e].style.opacity=t),F&&ce[e]&&(ce[e].style.opacity=t)}let Xr,ni,ri,ii={focus:!0};function ui(e){if(e!=ri){let t=e==null,n=ot.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&Yr(a,i?1:ot.alpha)}}),ri=e,n&&or()}}F&&ct&&ve(it,L,e=>{P._lock||(We(e),ri!=null&&zr(null,ii,!0,$.setSeries))});function fi(e,t,n){let r=b[t];n&&(e=e/B-(r.ori==1?Ce:Se));let i=R;r.ori==1&&(i=z,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?Qt(10,c):l==4?nn(c,r.asinh):l==100?r.bwd(c):c}function pi(e,n){return Ot(fi(e,S,n),t[0],zt,W)}r.valToIdx=e=>Ot(e,t[0]),r.posToIdx=pi,r.posToVal=fi,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?Ae:R,n?Oe:0):o(e,b[t],n?je:z,n?ke:0),r.setCursor=(e,t,n)=>{J=e.left,Y=e.top,Ci(null,t,n)};function hi(e,t){V(Fr,Xe,Q.left=e),V(Fr,qe,Q.width=t)}function gi(e,t){V(Fr,`top`,Q.top=e),V(Fr,Je,Q.height=t)}let _i=D.ori==0?hi:gi,vi=D.ori==1?hi:gi;function bi(){if(F&&N.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&de)continue;let t=N.values[e],n=0;for(let r in t)le[e][n++].firstChild.nodeValue=t[r]}}function xi(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{ie[t]=e}):Dn(e.idx)||ie.fill(e.idx),N.idx=ie[0]),F&&N.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!de)&&Si(e,ie[e]);bi()}Le=!1,t!==!1&&Vi(`setLegend`)}r.setLegend=xi;function Si(e,n){let i=v[e],a=e==0&&O==2?Ut:t[e],o;de?o=i.values(r,e,n)??fe:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?fe:{_:o}),N.values[e]=o}function Ci(e,n,a){Ar=J,jr=Y,[J,Y]=P.move(r,J,Y),P.left=J,P.top=Y,ae&&(fr&&yt(fr,Jt(J),0,R,z),pr&&yt(pr,0,Jt(Y),R,z));let o,s=zt>W;Xr=G,ni=null;let c=D.ori==0?R:z,l=D.ori==1?R:z;if(J<0||H==0||s){o=P.idx=null;for(let e=0;e<v.length;e++){let t=ft[e];t!=null&&yt(t,-10,-10,R,z)}ct&&zr(null,ii,!0,e==null&&$.setSeries),N.live&&(ie.fill(o),Le=!0)}else{let e,n,a;i==1&&(e=D.ori==0?J:Y,n=fi(e,S),o=P.idx=Ot(n,t[0],zt,W),a=k(t[0][o],D,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=ie[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=P.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(Le=Le||S!=y||x!=_,ie[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:k(i==1?t[0][x]:t[e][0][x],D,c,0),_=S==null?-10:A(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(ct&&S!=null){let t=D.ori==1?J:Y,n=Kt(ot.dist(r,e,x,_,t));if(n<Xr){let r=ot.bias;if(r!=0){let i=fi(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(Xr=n,ni=e)}else Xr=n,ni=e}}if(Le||dt){let t,i;D.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=Qe.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=Qe.size(r,e);if(v=Qe.fill(r,e),g=Qe.stroke(r,e),dt)e==ni&&Xr<=ot.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=ft[e];t!=null&&(pt[e]=c,vt[e]=l,Ct(t,a,o,y),xt(t,v,g),yt(t,Yt(c),Yt(l),R,z))}}}}if(dt){let e=ot.prox;if(Le||(ri==null?Xr<=e:Xr>e||ni!=ri)){let e=ft[0];e!=null&&(pt[0]=s,vt[0]=u,Ct(e,d,f,p),xt(e,m,h),yt(e,Yt(s),Yt(u),R,z))}}}if(Q.show&&Mr){if(e!=null){let[t,n]=$.scales,[r,i]=$.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(Z=s._x,Pr=s._y,Z||Pr){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&Z?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=k(m(h,a),_,c,0),y=k(m(h+g,a),_,c,0),_i(Xt(v,y),Kt(y-v))):_i(0,c),S&&Pr?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=A(m(h,o),_,l,0),y=A(m(h+g,o),_,l,0),vi(Xt(v,y),Kt(y-v))):vi(0,l)}else ki()}else{let e=Kt(Ar-Cr),t=Kt(jr-Er);if(D.ori==1){let n=e;e=t,t=n}Z=X.x&&e>=X.dist,Pr=X.y&&t>=X.dist;let n=X.uni;n==null?X.x&&X.y&&(Z||Pr)&&(Z=Pr=!0):Z&&Pr&&(Z=e>=n,Pr=t>=n,!Z&&!Pr&&(t>e?Pr=!0:Z=!0));let r,i;Z&&(D.ori==0?(r=Dr,i=J):(r=kr,i=Y),_i(Xt(r,i),Kt(i-r)),Pr||vi(0,l)),Pr&&(D.ori==1?(r=Dr,i=J):(r=kr,i=Y),vi(Xt(r,i),Kt(i-r)),Z||_i(0,c)),!Z&&!Pr&&(_i(0,0),vi(0,0))}}if(X._x=Z,X._y=Pr,e==null){if(a){if(aa!=null){let[e,t]=$.scales;$.values[0]=e==null?null:fi(D.ori==0?J:Y,e),$.values[1]=t==null?null:fi(D.ori==1?J:Y,t)}sa(et,r,J,Y,R,z,o)}if(ct){let e=a&&$.setSeries,t=ot.prox;ri==null?Xr<=t&&zr(ni,ii,!0,e):Xr>t?zr(null,ii,!0,e):ni!=ri&&zr(ni,ii,!0,e)}}Le&&(N.idx=o,xi()),n!==!1&&Vi(`setCursor`)}let wi=null;Object.defineProperty(r,\"rect\",{get(){return wi??Ti(!1),wi}});function Ti(e=!1){e?wi=null:(wi=m.getBoundingClientRect(),Vi(`syncRect`,wi))}function Ei(e,t,n,r,i,a,o){P._lock||Mr&&e!=null&&e.movementX==0&&e.movementY==0||(Di(e,t,n,r,i,a,o,!1,e!=null),e==null?Ci(t,!0,!1):Ci(null,!0,!0))}function Di(e,t,n,i,a,o,c,l,u){if(wi??Ti(!1),We(e),e!=null)n=e.clientX-wi.left,i=e.clientY-wi.top;else{if(n<0||i<0){J=-10,Y=-10;return}let[e,r]=$.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=$.match,h=t.axes[0].side%2==1,g=D.ori==0?R:z,_=D.ori==1?R:z,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,D.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==et)&&((n<=1||n>=R-1)&&(n=gn(n,R)),(i<=1||i>=z-1)&&(i=gn(i,z))),l?(Cr=n,Er=i,[Dr,kr]=P.move(r,n,i)):(J=n,Y=i)}let Oi={width:0,height:0,left:0,top:0};function ki(){Ir(Oi,!1)}let Ai,ji,Mi,Ni;function Pi(e,t,n,i,a,o,s){Mr=!0,Z=Pr=X._x=X._y=!1,Di(e,t,n,i,a,o,s,!0,!1),e!=null&&(ve(nt,lt,Fi,!1),sa(tt,r,Dr,kr,R,z,null));let{left:c,top:l,width:u,height:d}=Q;Ai=c,ji=l,Mi=u,Ni=d}function Fi(e,t,n,i,a,o,s){Mr=X._x=X._y=!1,Di(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=Q,f=u>0||d>0,p=Ai!=c||ji!=l||Mi!=u||Ni!=d;if(f&&p&&Ir(Q),X.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(D.ori==1&&(e=l,t=d,n=c,r=u),Z&&Rr(S,fi(e,S),fi(e+t,S)),Pr)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=G&&Rr(e,fi(n+r,e),fi(n,e))}ki()}else P.lock&&(P._lock=!P._lock,Ci(t,!0,e!=null));e!=null&&(ye(nt,lt),sa(nt,r,J,Y,R,z,null))}function Ii(e,t,n,r,i,a,o){if(P._lock)return;We(e);let s=Mr;if(Mr){let e=!0,t=!0,n,r;D.ori==0?(n=Z,r=Pr):(n=Pr,r=Z),n&&r&&(e=J<=10||J>=R-10,t=Y<=10||Y>=z-10),n&&e&&(J=J<Dr?0:R),r&&t&&(Y=Y<kr?0:z),Ci(null,!0,!0),Mr=!1}J=-10,Y=-10,ie.fill(null),Ci(null,!0,!0),s&&(Mr=s)}function Li(e,t,n,i,a,o,s){P._lock||(We(e),$t(),ki(),e!=null&&sa(at,r,J,Y,R,z,null))}function Ri(){y.forEach(ia),Re(r.width,r.height,!0)}Et(st,ut,Ri);let zi={};zi.mousedown=Pi,zi.mousemove=Ei,zi.mouseup=Fi,zi.dblclick=Li,zi.setSeries=(e,t,n,i)=>{let a=$.match[2];n=a(r,t,n),n!=-1&&zr(n,i,!0,!1)},ae&&(ve(tt,m,Pi),ve(et,m,Ei),ve(rt,m,e=>{We(e),Ti(!1)}),ve(it,m,Ii),ve(at,m,Li),Hi.add(r),r.syncRect=Ti);let Bi=r.hooks=e.hooks||{};function Vi(e,t,n){tr?ir.push([e,t,n]):e in Bi&&Bi[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)Bi[t]=(Bi[t]||[]).concat(e.hooks[t])});let Ui=(e,t,n)=>n,$=Pn({key:null,setSeries:!1,filters:{pub:fn,sub:fn},scales:[S,v[1]?v[1].scale:null],match:[pn,pn,Ui],values:[null,null]},P.sync);$.match.length==2&&$.match.push(Ui),P.sync=$;let aa=$.key,oa=di(aa);function sa(e,t,n,r,i,a,o){$.filters.pub(e,t,n,r,i,a,o)&&oa.pub(e,t,n,r,i,a,o)}oa.sub(r);function ca(e,t,n,r,i,a,o){$.filters.sub(e,t,n,r,i,a,o)&&zi[e](null,t,n,r,i,a,o)}r.pub=ca;function la(){oa.unsub(r),Hi.delete(r),_e.clear(),Dt(st,ut,Ri),l.remove(),L?.remove(),Vi(`destroy`)}r.destroy=la;function ua(){Vi(`init`,e,t),qt(t||e.data,!1),j[S]?lr(S,j[S]):$t(),Ie=Q.show&&(Q.width>0||Q.height>0),Fe=Le=!0,Re(e.width,e.height)}return v.forEach(St),y.forEach(At),n?n instanceof HTMLElement?(n.appendChild(l),ua()):n(r,ua):ua(),r}$.assign=Pn,$.fmtNum=Ut,$.rangeNum=Bt,$.rangeLog=Ft,$.rangeAsinh=It,$.orient=fi,$.pxRatio=B,$.join=In,$.fmtDate=Yn,$.tzDate=Zn,$.sync=di;{$.addGap=_i,$.clipGaps=gi;let e=$.paths={points:ji};e.linear=Fi,e.stepped=Ii,e.bars=Ri,e.spline=Bi}let aa=(e,t=`color`)=>getComputedStyle(e).getPropertyValue(t);function oa(e,t){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e,{signal:t});let n=new MutationObserver(e);n.observe(document.documentElement,{attributeFilter:[`data-theme`]}),t.addEventListener(`abort`,()=>n.disconnect())}function sa(t,n,r,i){let a=e(`details`,{class:`numbers`},e(`summary`,{},t));return a.addEventListener(`toggle`,()=>{let o=Array.from({length:r},(t,n)=>{let[a=``,...o]=i(r-1-n);return e(`tr`,{},e(`th`,{scope:`row`},a),...o.map(t=>e(`td`,{},t)))}),s=e(`table`,{},e(`thead`,{},e(`tr`,{},...n.map(t=>e(`th`,{scope:`col`},t)))),e(`tbody`,{},...o));a.append(e(`div`,{class:`scroll`,tabindex:`0`,role:`region`,\"aria-label\":t.textContent??``},s))},{once:!0}),a}let ca=`time`;function la({timestamps:e,interval:t,kind:n,lines:r,format:i,steps:a},o,{line:s,text:c,grid:l},u){let d=n===`bars`,f=r.map((e,t)=>d?r.length-1-t:t),p=d?ga(r.map(e=>e.values)):r.map(e=>[...e.values]),m=e[0]??0,h=e.at(-1)??0,g={stroke:c,font:`12px system-ui, sans-serif`,grid:{stroke:l,width:1},ticks:{show:!1}};return{options:{width:o,height:220,ms:1,tzDate:e=>$.tzDate(new Date(e),`Etc/UTC`),legend:{show:!1},cursor:{y:!1,points:{show:!d},drag:{x:!1,y:!1,setScale:!1},sync:{key:ca,setSeries:!1}},scales:{x:{range:()=>[m-t/2,h+t/2]},y:{range:(e,t,n)=>[0,n>0?$.rangeNum(0,n,.1,!0)[1]:1]}},axes:[{...g,grid:{show:!1},size:30,values:(e,t,n,r,i)=>t.map(e=>pa(e,i))},{...g,size:64,incrs:[...a],values:(e,t)=>t.map(e=>ma(i(e)))}],series:[{},...f.map(e=>{let t=()=>s(e);return d?{fill:t,width:0,points:{show:!1},paths:ha}:{stroke:t,width:2,dash:[...r[e]?.dash??[]],points:{size:5},spanGaps:!0}})],hooks:{setCursor:[e=>u(e.cursor.idx)]}},data:[[...e],...f.map(e=>p[e]??[])]}}let ua=864e5,da=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,year:`numeric`}),fa=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,day:`numeric`});function pa(e,t){return t>=28*ua?da.format(e):t>=ua||e%ua==0?fa.format(e):new Date(e).toISOString().slice(11,16)}let ma=e=>e.startsWith(`0`)&&!e.startsWith(`0.`)?`0`:e.replace(/ 0 [a-z]+$/,``),ha=$.paths.bars?.({size:[.8,48]})??(()=>null);function ga(e){let t=[];for(let n of e){let e=t.at(-1);t.push(n.map((t,n)=>(t??0)+(e?.[n]??0)))}return t}function _a(t,r){let{title:i,note:a,idleText:o,timestamps:s,interval:c,lines:l,format:u}=t,d=e(`p`,{class:`readout`}),f=l.map(({colour:t})=>e(`span`,{class:`key ${t}`})),p=l.map(({total:t})=>e(`span`,{class:`number`},t)),m=l.map((t,n)=>e(`li`,{},f[n],t.title,` `,p[n])),h=e(`span`,{class:`axis-colours`,\"aria-hidden\":`true`}),g=e(`div`,{class:`plot`},h),_=e=>oe(s[e]??0,c),v=(e,t)=>{let n=e.values[t];return n==null?`\u2013`:u(n)};function y(e){let t=e!=null&&s[e]!==void 0;d.textContent=t?_(e):o,l.forEach((n,r)=>{let i=p[r];i!==void 0&&(i.textContent=t?v(n,e):n.total)}),g.setAttribute(`aria-valuenow`,String(t?e:0));let n=t?l.map(t=>`${t.title} ${v(t,e)}`):[];g.setAttribute(`aria-valuetext`,t?`${_(e)}: ${n.join(`, `)}`:o)}let b,x=e=>{let{options:n,data:r}=la(t,e,{line:e=>aa(f[e]??g,`background-color`),text:()=>aa(h),grid:()=>aa(h,`border-top-color`)},e=>y(e));b=new $(n,r,g)},S=new ResizeObserver(()=>{let e=g.clientWidth;e!==0&&(b===void 0?x(e):b.width!==e&&b.setSize({width:e,height:b.height}))});return S.observe(g),oa(()=>b?.redraw(!1),r),r.addEventListener(`abort`,()=>{S.disconnect(),b?.destroy()}),s.length>0&&va(g,s,()=>b),g.setAttribute(`aria-label`,`${i} by bucket`),y(void 0),e(`figure`,{class:`chart-card`},e(`figcaption`,{},i,a===void 0?void 0:e(`span`,{class:`hint`},a)),e(`div`,{class:`chart-head`},d,e(`ul`,{class:`legend`},...m)),g,sa(e(`span`,{},`Numbers`,n(` of ${i}`)),[`Start (UTC)`,...l.map(e=>e.title)],s.length,e=>[_(e),...l.map(t=>v(t,e))]))}function va(e,t,n){let r=t.length-1,i={role:`slider`,tabindex:`0`,\"aria-valuemin\":`0`,\"aria-valuemax\":String(r)};for(let[t,n]of Object.entries(i))e.setAttribute(t,n);let a=e=>{let n=e===void 0?void 0:t[e];for(let e of $.sync(ca).plots)e.setCursor(n===void 0?{left:-10,top:-10}:{left:e.valToPos(n,`x`),top:0})};e.addEventListener(`keydown`,e=>{let{key:t}=e,i=n()?.cursor.idx,o={ArrowRight:Math.min((i??-1)+1,r),ArrowLeft:Math.max((i??r+1)-1,0),Home:0,End:r,Escape:void 0};!Object.hasOwn(o,t)||e.ctrlKey||e.metaKey||e.altKey||(t!==`Escape`||i!=null)&&(e.preventDefault(),a(o[t]))}),e.addEventListener(`blur`,()=>a(void 0))}let ya={p50:[],p75:[8,4],p95:[4,3],p99:[2,2]},ba=[1,2,5].flatMap(e=>[0,1,2,3,4,5,6,7,8].map(t=>e*10**t)).sort((e,t)=>e-t),xa=[.1,.2,.5,1,2,5,10,20,50,100,200,500,...[1,2,5,10,15,30].map(e=>e*1e3),...[1,2,5,10,15,30].map(e=>e*6e4),...[1,2,4,8,24,48,240,2400].map(e=>e*36e5)];function Sa({aggregates:t,period:n,interval:r},i,a){let{timestamps:o,counts:s,durations:c}=Ve(t,n,r),l=Re.map(e=>({status:e,total:s[e].reduce((e,t)=>e+t,0)})),u={timestamps:o,interval:r};return e(`div`,{class:`chart-cards`},_a({...u,title:`Runs by status`,note:void 0,idleText:`Whole range`,kind:`bars`,format:h,steps:ba,lines:l.filter(({total:e,status:t})=>e>0||t===`failed`||t===`successful`).map(({status:e,total:t})=>({title:ze[e],colour:`fill-${e}`,values:s[e],total:h(t),dash:[]}))},a),_a({...u,title:`Durations`,note:i?void 0:`All together, estimated from the percentiles of each`,idleText:`Point at the chart, or use \u2190 and \u2192`,kind:`lines`,format:S,steps:xa,lines:Be.map(e=>({title:e.toUpperCase(),colour:`fill-${e}`,values:c[e],total:``,dash:ya[e]}))},a))}function Ca(n,r){let{read:i,isOne:a,choice:o}=n,s=e(`section`,{class:`charts`,\"aria-label\":`Charts over time`});async function c(){s.replaceChildren(wa()),s.setAttribute(`aria-busy`,`true`);try{let t=await i();if(r.aborted)return;let{interval:n}=t,c=I(o,n)?e(`p`,{class:`hint`},`Shown in intervals of ${L(n)}: shorter ones would be too much data for the browser.`):``;s.replaceChildren(c,Sa(t,a,r))}catch(n){if(r.aborted)return;let i=n instanceof f?n.message:`This page failed. ${String(n)}`;s.replaceChildren(e(`p`,{class:`charts-failure`,role:`alert`},i,` `,t(`Try again`,{},()=>void c())))}finally{s.removeAttribute(`aria-busy`)}}return c(),s}let wa=()=>e(`div`,{class:`chart-cards`},e(`div`,{class:`chart-card pending`}),e(`div`,{class:`chart-card pending`})),Ta=/[^\\0-\\x7f]/;function Ea(e){return Ta.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}let Da=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,Oa=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,ka=/[\\u061c\\u200e\\u200f]/g,Aa=/[\\u202a-\\u202e\\u2066-\\u2069]|\\p{Surrogate}/gu,ja=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,Ma=/^[\\t\\n -~]*$/;function Na(e){return Ma.test(e)?e:e.replace(ja,`\n`).replace(Da,``).replace(Oa,``).replace(ka,``).replace(Aa,`\ufffd`)}function Pa(e){return Na(e).replace(/[\\t\\n ]+/g,` `)}function Fa(e,t,n){let{value:r}=E[t],i=n===`ascending`?1:-1;return e.toSorted((e,t)=>{let[n,a]=[r(e),r(t)];return n===a||n===void 0||a===void 0?Number(n===void 0)-Number(a===void 0)||Ia.compare(e.name,t.name):typeof n==`string`?i*Ia.compare(n,String(a)):i*(n-Number(a))})}let Ia=new Intl.Collator(`en`,{numeric:!0});function La(n,r,i,a){let o=new Map(n.map(({id:e,name:t})=>[e,Ea(t)])),s=Object.keys(T),c=s.map(e=>({name:e,cell:Ra(e,i)})),l=e(`tbody`),u=e(`p`,{class:`hits`}),d=t(``,{class:`more`},()=>g(100)),f=e(`input`,{id:`search`,type:`search`,autocomplete:`off`,spellcheck:`false`});f.addEventListener(`input`,()=>i.change({query:f.value},`replace`));let p=[],m;function g(e){let t=l.childElementCount;l.append(...p.slice(t,t+e).map(e=>za(e,i)));let n=p.length-l.childElementCount;d.hidden=n<=0,d.textContent=`Show ${h(Math.min(n,100))} more of ${h(n)}`}return{root:e(`section`,{class:`metrics`,\"aria-labelledby\":`metrics-title`},e(`div`,{class:`metrics-head`},e(`h2`,{id:`metrics-title`},`All ${r}`),e(`div`,{class:`search`},e(`label`,{for:`search`},`Search`),f),u),e(`table`,{\"aria-labelledby\":`metrics-title`},e(`thead`,{},e(`tr`,{},...c.map(({cell:e})=>e))),l),d,e(`p`,{class:`hint`},`\u201cFailed\u201d is the share of the runs that failed or passed. \u201cSlowdown\u201d compares the median with the previous period of the same length. All figures are for the whole range.`)),show(t){let{order:i,direction:d,query:_}=t;if(m?.order===i&&m.direction===d&&m.query===_)return;let v=m===void 0;m={order:i,direction:d,query:_},f.value!==_&&(f.value=_);for(let{name:e,cell:t}of c)e===i?t.setAttribute(`aria-sort`,d):t.removeAttribute(`aria-sort`);let y=Ea(_).split(/\\s+/),b=n.filter(({id:e})=>y.every(t=>o.get(e)?.includes(t)));p=Fa(b,i,d);let x=Ne(n.length,r);if(u.textContent=b.length===n.length?x:`${h(b.length)} of ${x}`,v||a(`${u.textContent}, by ${T[i]}, ${d}`),l.replaceChildren(),g(100),p.length===0){let t=`No ${r} match \u201c${_}\u201d. Clear the search to see all ${r}.`;l.append(e(`tr`,{},e(`td`,{colspan:String(s.length)},t)))}},focus(e){let t=p.findIndex(t=>t.id===e);t!==-1&&(t>=l.childElementCount&&g(t+1-l.childElementCount),l.rows[t]?.querySelector(`a`)?.focus())}}}function Ra(n,r){let i=t(T[n],{title:E[n].hint},()=>{let{order:e,direction:t}=r.state(),i=n===`name`?`ascending`:`descending`,a=t===`ascending`?`descending`:`ascending`;r.change({order:n,direction:e===n?a:i},`push`)});return e(`th`,{scope:`col`,class:`column-${n}`},i)}function za(t,r){let i=e(`a`,{href:r.link({item:t.id})},Ba(t)),a={failureRate:(t.failureRate??0)>0,slowdown:(t.slowdown??0)>=.2},o=Object.keys(T).slice(1).map(r=>{let i=e(`td`,{class:`column-${r}${a[r]?` bad`:``}`},E[r].text(t));return r===`failureRate`&&t.failureRate!==void 0&&i.append(n(`, ${h(t.total.counts.failed)} runs`)),i});return e(`tr`,{},e(`th`,{scope:`row`,class:`column-name`},i),...o)}let Ba=({name:e})=>Pa(e)||`(no name)`;function Va(t,n,r,i){let{total:a,median:o}=t,s=e=>E[e].text(t),c=e=>o===void 0?`\u2013`:S(e),l=[[`Runs`,s(`runs`)],[`Failed`,`${s(`failureRate`)} (${h(a.counts.failed)})`],[`Skipped`,h(a.counts.skipped)],[`Shortest`,c(a.durations.min)],[`Median`,s(`median`)],[`P95`,s(`p95`)],[`Longest`,c(a.durations.max)],[`Slowdown`,s(`slowdown`)]];return e(`article`,{class:`item`},e(`a`,{class:`back`,href:i.link({item:``})},`\u2190 All ${n}`),e(`h2`,{class:`item-title`,tabindex:`-1`},Ba(t)),e(`dl`,{class:`facts`},...l.map(([t,n])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)))),r,e(`p`,{class:`hint`},`\u201cSlowdown\u201d compares the median with the previous period of the same length.`))}function Ha({items:t,period:n},r,{address:i,readChartData:a,announce:o}){let s=e(`div`,{class:`results`});if(t.length===0)return s.append(Ae(r,n,i)),{root:s,show(){},close(){}};let c=La(t,r.view,i,o),l;function u({item:e}){let n=l?.item;l?.charts.abort(),l={item:e,charts:new AbortController};let{signal:o}=l.charts,u=t.find(({id:t})=>t===e),d=t=>Ca({read:()=>a(e),isOne:t,choice:r.interval},o);if(e===``?s.replaceChildren(d(t.length===1),c.root):u===void 0?s.replaceChildren(je(r,i)):s.replaceChildren(Va(u,r.view,d(!0),i)),n===void 0)return;let f=s.querySelector(`.item-title`);f?.focus(),f?.scrollIntoView({block:`nearest`})}return{root:s,show(e){let t=l?.item;c.show(e),t!==e.item&&(u(e),e.item===``&&t!==void 0&&c.focus(t))},close:()=>l?.charts.abort()}}function Ua(t){let n=e(`input`,{id:`api-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`api-key-note api-key-error`}),r=e(`p`,{id:`api-key-error`,class:`error`,role:`alert`}),i=e(`form`,{class:`sign-in`},e(`h2`,{},`Sign in`),e(`label`,{for:`api-key`},`API key`),n,r,e(`button`,{type:`submit`,class:`primary`},`Sign in`),e(`p`,{id:`api-key-note`,class:`hint`},`Use a key of your organisation with the scope \u201cread\u201d. It stays in this tab until you close the tab or sign out. The operator of this server creates keys with `,e(`code`,{},`POST /v1/keys`),`.`));i.addEventListener(`submit`,e=>{e.preventDefault();let r=n.value.trim();if(!Ce(r))return a(`A key has only ASCII characters and no spaces. Copy it again.`);n.value=``,t(r)});function a(e){r.textContent=e,n.setAttribute(`aria-invalid`,String(e!==``)),n.focus()}return{root:i,ask:a}}function Wa(t,n,r,i){let a=Object.keys(r),o=e(`select`,{id:t},...a.map(t=>e(`option`,{value:t},r[t])));return o.addEventListener(`change`,()=>i(o.value)),{root:Ga(t,n,o),select:o}}let Ga=(t,n,r)=>e(`span`,{class:`choice`},e(`label`,{for:t},n),r),Ka={org:`Organisation`,project:`Project`,module:`Module`,pipeline:`Pipeline`};function qa(t){let n=new Intl.Collator(`en`,{numeric:!0}),r=se.map(n=>{let r=e(`select`,{id:n});return r.addEventListener(`change`,()=>t(n,r.value)),{name:n,select:r,root:e(`div`,{class:`field`},e(`label`,{for:n},Ka[n]),r)}});function i(t,r,i){let a=[...new Set(r===``?i:[...i,r])].sort(n.compare);[...t.options].map(e=>e.value).join(`\n`)!==a.join(`\n`)&&t.replaceChildren(...a.map(t=>e(`option`,{value:t},t))),t.value=r}return{root:e(`div`,{class:`coordinates`,role:`group`,\"aria-label\":`Source of the results`},...r.map(({root:e})=>e)),show(e,t){for(let{name:n,select:a,root:o}of r)i(a,e[n],he(t,e,n)),o.hidden=n===`pipeline`&&e.view!==`jobs`}}}function Ja(n,r,i){let a=[],o=qa((e,t)=>{let{org:r,project:i,module:o,pipeline:s}=_e(a,n.state(),e,t);n.change({org:r,project:i,module:o,pipeline:s,item:``,query:``},`push`)}),s=Wa(`range`,`Range`,M,e=>n.change({...Ya(n.state(),e,i()),range:e},`push`)),c=Wa(`interval`,`Interval`,N,e=>n.change({interval:e},`push`)),l=Wa(`by`,`Jobs by`,{jobName:`Name`,runner:`Runner`},e=>n.change({by:e,item:``},`push`)),u=Xa(`from`,e=>n.change({from:e},`push`)),d=Xa(`to`,e=>n.change({to:e},`push`)),f=e(`span`,{class:`days`},Ga(`from`,`From`,u),Ga(`to`,`To`,d)),p=e(`div`,{class:`choices`},s.root,f,c.root,l.root,t(`Refresh`,{class:`refresh`},r)),m={tests:e(`a`,{},`Tests`),jobs:e(`a`,{},`Jobs`)};return{root:e(`div`,{class:`toolbar`},o.root,e(`div`,{class:`toolbar-row`},e(`nav`,{class:`views`,\"aria-label\":`Views`},m.tests,m.jobs),p)),show(e,t){a=t,o.show(e,a),s.select.value=e.range,c.select.value=e.interval,l.select.value=e.by,u.value=e.from,d.value=e.to,f.hidden=e.range!==`custom`,l.root.hidden=e.view!==`jobs`;for(let[t,r]of[[`tests`,m.tests],[`jobs`,m.jobs]])r.href=n.link({view:t,item:``,query:``}),t===e.view?r.setAttribute(`aria-current`,`page`):r.removeAttribute(`aria-current`)}}}function Ya(e,t,n){if(t!==`custom`)return{from:``,to:``};let{fromTs:r,toTs:i}=ne(e,n);return{from:te(r),to:te(i-1)}}function Xa(t,n){let r=e(`input`,{id:t,type:`date`,min:`2000-01-01`,max:`2999-12-31`});return r.addEventListener(`change`,()=>{r.value!==``&&r.validity.valid&&n(r.value)}),r}let Za=6e4,Qa=()=>Math.ceil(Date.now()/Za)*Za;function $a(n,a){let s=R(),l=Te(),u=r();we(window,s),window.addEventListener(`hashchange`,()=>{we(window,s)&&A()});let d=i(window,{read:de,write:ue},x),p=Ja(d,k,Qa),m=e(`div`,{class:`content`}),h=Ua(e=>{s.write(e),A(),a.focus()}),g=t(`Sign out`,{class:`sign-out`},()=>{s.forget(),l.forget(),j(``)}),_=e(`div`,{class:`settings`}),v=Se(()=>{let e=d.state();p.show(e,v.current()??[]),pe(e)!==void 0&&S(e)},e=>{pe(d.state())!==void 0&&T(e)}),y,b;function x(e){let t=s.read();if(t===void 0){j(``);return}g.hidden=!1,p.show(e,v.current()??[]),p.root.isConnected||a.replaceChildren(p.root,m),v.loadOnce(t);let n=Le(e);pe(e)===void 0?b?.key===n?(y?.key!==n&&O(),E(b.view,e)):y?.key!==n&&C(t,e):S(e)}function S(e){O(),eo(e,void 0);let t=v.current();if(t===void 0){m.setAttribute(`aria-busy`,`true`),b===void 0&&D(Oe());return}let{org:n,project:r,module:i,pipeline:a}=ge(t,e,l.read()),o={...e,org:n,project:r,module:i,pipeline:a};pe(o)===void 0?d.change({org:n,project:r,module:i,pipeline:a},`replace`):D(ke(o))}async function C(e,t){O();let n={key:Le(t),stop:new AbortController};y=n,m.setAttribute(`aria-busy`,`true`),b===void 0&&D(Oe()),u.announce(`Loading`);try{let r=await Fe(ve(e,n.stop.signal),t,Qa());y===n&&w(e,n.key,r)}catch(e){y===n&&T(e)}}function w(e,t,n){let r=d.state();O(),n.items.length>0&&l.write(r);let i=new AbortController,a=z(ve(e,i.signal),r,n),o=Ha(n,r,{address:d,readChartData:a,announce:u.announce});D(o.root),b={key:t,view:o,stop:i},E(o,r),u.announce(n.items.length===0?`No ${r.view}`:Ne(n.items.length,r.view))}function T(e){if(O(),e instanceof f&&e.status===401){s.forget(),j(`The server rejected this key. Check that it is complete and was not revoked.`);return}let t=e instanceof f?e:new f(0,`This page failed.`,String(e),{cause:e});D(Me(t,d,k))}function E(e,t){e.show(t),eo(t,e.root.querySelector(`.item-title`)?.textContent)}function D(e){b?.view.close(),b?.stop.abort(),b=void 0,m.replaceChildren(e)}function O(){y?.stop.abort(),y=void 0,m.removeAttribute(`aria-busy`)}function k(){let e=s.read(),t=d.state();e===void 0?j(``):(v.reload(e),pe(t)===void 0&&C(e,t))}function A(){v.clear(),O(),D(e(`p`)),x(d.state())}function j(t){v.clear(),O(),D(e(`p`)),g.hidden=!0,a.replaceChildren(h.root),eo(void 0,void 0),h.ask(t)}a.setAttribute(`tabindex`,`-1`),_.append(g),n.append(_),c(_),o(_,[{key:`/`,title:`go to the search`,action:()=>document.getElementById(`search`)?.focus()},{key:`t`,title:`show tests`,action:()=>d.change({view:`tests`,item:``,query:``},`push`)},{key:`j`,title:`show jobs`,action:()=>d.change({view:`jobs`,item:``,query:``},`push`)},{key:`r`,title:`refresh`,action:k},{key:`Escape`,title:`go back to the table`,action:()=>d.change({item:``},d.state().item===``?`replace`:`push`)}]),document.body.append(u.root),x(d.state())}function eo(e,t){let n=[t,e?.module,e?.project,`Build Report`].filter(e=>e!=null&&e!==``);document.title=n.join(` · `)}let to=document.querySelector(`header`),no=document.querySelector(`main`);to!==null&&no!==null&&(no.replaceChildren(),$a(to,no))})();";
		const dashboardStyle = ".uplot,.uplot *,.uplot *::before,.uplot *::after{box-sizing:border-box}.uplot{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,\"Noto Sans\",sans-serif,\"Apple Color Emoji\",\"Segoe UI Emoji\",\"Segoe UI Symbol\",\"Noto Color Emoji\";line-height:1.5;width:min-content}.u-title{text-align:center;font-size:18px;font-weight:bold}.u-wrap{position:relative;user-select:none}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{display:block;position:relative;width:100%;height:100%}.u-axis{position:absolute}.u-legend{font-size:14px;margin:auto;text-align:center}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th > *{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box !important}.u-inline.u-live th::after{content:\":\";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series > *{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off > *{opacity:0.3}.u-select{background:rgba(0,0,0,0.07);position:absolute;pointer-events:none}.u-cursor-x,.u-cursor-y{position:absolute;left:0;top:0;pointer-events:none;will-change:transform}.u-hz .u-cursor-x,.u-vt .u-cursor-y{height:100%;border-right:1px dashed #607D8B}.u-hz .u-cursor-y,.u-vt .u-cursor-x{width:100%;border-bottom:1px dashed #607D8B}.u-cursor-pt{position:absolute;top:0;left:0;border-radius:50%;border:0 solid;pointer-events:none;will-change:transform;background-clip:padding-box !important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}:root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text)}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,figure{margin:0}h1,h2,h3,h4,h5,h6{font-weight:600}a{color:var(--accent);text-underline-offset:2px}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}body{font:14px / 1.5 var(--sans)}h1,h2,h3,h4,h5,h6{line-height:1.3}h2{font-size:17px}h3{font-size:14px}code{padding:1px 4px;border-radius:4px;background:var(--sunken)}.hint{color:var(--text-3)}button,select{border:1px solid var(--line);border-radius:6px;background:var(--sunken);cursor:pointer}button:hover,select:hover{background:var(--hover);border-color:var(--control)}.choice,.days{display:inline-flex;align-items:center;gap:6px}.settings{display:flex;align-items:center;gap:8px;color:var(--text-3);font-size:13px}.settings select{background:var(--bg);color:var(--text)}.shortcuts{display:inline-flex;align-items:center;gap:5px;margin-right:10px}.shortcuts input{width:16px;height:16px;margin:4px 0;accent-color:var(--accent)}@media (pointer:coarse){.shortcuts{display:none}}.views{display:flex;gap:4px}.views a{padding:7px 12px;border:solid transparent;border-width:0 0 2px;border-radius:0;background:none;color:var(--text-3);outline-offset:-3px}.views a:hover{color:var(--text)}.views [aria-current]{border-color:var(--accent);color:var(--text);font-weight:600}.facts{display:flex;flex-wrap:wrap}.facts dt{color:var(--text-3)}.facts dd{margin:0}.chart-cards{display:grid;gap:14px}.chart-card{min-width:0;padding:12px 14px;border:1px solid var(--line);border-radius:8px}.chart-card figcaption{font-weight:600}:root{--edge:max(20px,calc((100% - 1280px) / 2))}h1,h2{overflow-wrap:anywhere}h1{font-size:17px}code{font:12.5px var(--mono)}main:focus{outline:none}.hint{font-size:13px}button,select,input:not([type=\"checkbox\"]){min-height:32px;padding:3px 10px}input:not([type=\"checkbox\"]){border:1px solid var(--control);border-radius:6px;background:var(--bg)}.primary,.primary:hover{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:6px 16px;padding:8px var(--edge);border-bottom:1px solid var(--line);background:var(--sunken)}.settings{flex-wrap:wrap}.sign-out{order:9;background:var(--bg);color:var(--text)}.sign-in,.notice{max-width:560px;margin:8vh auto;padding:0 20px}.sign-in{display:grid;gap:8px;max-width:420px}.sign-in input{width:100%}.sign-in label{margin-top:8px;font-weight:600}.error{color:var(--failed)}.error:empty{display:none}.notice > * + *{margin-top:12px}.notice > a{display:inline-block}.notice pre{padding:12px 14px;border:1px solid var(--line);border-radius:8px;background:var(--sunken);font:12.5px / 1.6 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}.notice time{white-space:nowrap}.notice ul{padding-left:20px}.notice li{overflow-wrap:anywhere}.failure h2{color:var(--failed)}.toolbar{display:grid;gap:10px;padding:12px var(--edge) 0;border-bottom:1px solid var(--line)}.toolbar-row,.coordinates,.choices{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px}.toolbar-row{justify-content:space-between}.field{flex:0 1 220px;display:grid;min-width:120px}.field select{width:100%;text-overflow:ellipsis}.field label{color:var(--text-3);font-size:12.5px}.choices{align-items:center;padding-bottom:8px}.choice,.days{flex-wrap:wrap}.choice label{color:var(--text-3);font-size:13px}.views a{text-decoration:none}.charts > * + *{margin-top:10px}.charts-failure{padding:24px 0;color:var(--failed)}.charts-failure button{margin-left:8px;color:var(--text)}.chart-card.pending{background:var(--sunken)}.content[aria-busy] .results{opacity:0.55}.results{display:grid;gap:20px;padding:16px var(--edge) 32px}.chart-cards{grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr))}.chart-card{min-height:344px}.chart-card figcaption{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 10px}.chart-card figcaption .hint{font-weight:400}.chart-head{display:grid;gap:2px;margin:2px 0 6px;font-size:13px}.readout{color:var(--text-3);font-variant-numeric:tabular-nums}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;padding:0;list-style:none}.legend li{white-space:nowrap}.number{display:inline-block;min-width:5.5ch;font-variant-numeric:tabular-nums;font-weight:600}.key{display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:2px;forced-color-adjust:none}.fill-successful{background-color:var(--passed-fill)}.fill-failed{background-color:var(--failed-fill)}.fill-skipped{background-color:light-dark(#afb8c1,#6e7681)}.fill-cancelled{background-color:light-dark(#bf8700,#d29922)}.fill-running,.fill-p50{background-color:var(--accent)}.fill-unknown,.fill-p99{background-color:light-dark(#8250df,#ab7df8)}.fill-p75{background-color:light-dark(#1b7c83,#39c5cf)}.fill-p95{background-color:light-dark(#bc4c00,#f0883e)}.plot{position:relative;min-height:220px;border-radius:4px;overflow:hidden}.axis-colours{position:absolute;border-top:0 solid var(--line);color:var(--text-3)}.numbers{margin-top:8px;font-size:13px}.numbers > summary{width:fit-content;color:var(--text-3);cursor:pointer}.scroll{max-height:320px;margin-top:6px;overflow:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:5px 10px 5px 0;border-bottom:1px solid var(--line);text-align:right;vertical-align:top;font-weight:400}th:first-child{text-align:left}.numbers thead th{color:var(--text-3)}.numbers th{white-space:nowrap}.metrics-head{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin-bottom:6px}.search{display:flex;align-items:center;gap:6px}.search label{color:var(--text-3);font-size:13px}.hits{color:var(--text-3)}.metrics thead button{min-height:28px;padding:2px 0;border:0;background:none;color:var(--text-3);font-weight:600;white-space:nowrap}.metrics thead button:hover{color:var(--text);text-decoration:underline}.metrics [aria-sort] button{color:var(--text)}.metrics [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.metrics [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.metrics .column-name{width:60%;overflow-wrap:anywhere}.metrics tbody td{white-space:nowrap}.metrics tbody td[colspan]{padding:24px 0;text-align:left;white-space:normal}.metrics tbody tr:hover{background:var(--hover)}.metrics .hint{margin-top:10px}.bad{color:var(--failed);font-weight:600}.more{margin-top:10px}.item{display:grid;gap:12px}.back{width:fit-content}.facts{gap:6px 28px}.facts dt{font-size:12.5px}.facts dd{font-size:16px;font-variant-numeric:tabular-nums}@media (max-width:600px){:root{--edge:12px}.settings label[for=\"theme-choice\"]{position:absolute;clip-path:inset(50%)}.field{flex:1 1 40%;min-width:0}input:not([type=\"checkbox\"]){font-size:16px;width:100%}.shortcuts{display:none}.chart-card{padding:10px}.chart-card.pending{min-height:361px}.chart-card.pending + .pending{min-height:400px}.legend{display:grid;grid-template-columns:1fr 1fr}.metrics{font-size:13px}.metrics :is(th,td):last-child{padding-right:0}.column-runs,.column-median{display:none}.metrics .column-name{width:100%}}@media (pointer:coarse){button,select,input:not([type=\"checkbox\"]){min-height:40px}.metrics tbody a{display:inline-block;padding:4px 0}.metrics tbody td{padding-top:9px}}@media (forced-colors:active){.views [aria-current]{border-color:Highlight}}";
		const tokenStyle = ":root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}";
		;
		const policy = (0, content_security_policy.A)({
			style: dashboardStyle,
			scripts: [dashboardScript],
			directives: ["connect-src 'self'", "frame-ancestors 'none'"]
		});
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
<main><p class="notice">The dashboard needs JavaScript. Without it, use the <a href="docs">data API</a>, which returns the same data.</p></main>
<script>${dashboardScript}<\/script>
</body>
</html>
`;
		const dashboardPage = {
			html,
			contentSecurityPolicy: policy
		};
		var external_node_crypto_ = __webpack_require__(77598);
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
							"calculates the weight",
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
		const maximumUnitTestMs = 250;
		const failures = [
			["expected 3 to be 2", "AssertionError: expected 3 to be 2\n    at Object.<anonymous> (tests/%s:48:21)"],
			["The element \"Continue\" did not appear within 5,000 ms", "TimeoutError: waiting for selector \"Continue\"\n    at tests/%s:112:9"],
			["Cannot read properties of undefined (reading 'id')", "TypeError: Cannot read properties of undefined (reading 'id')\n    at tests/%s:31:40"]
		];
		const outageFailure = ["connect ECONNREFUSED 10.0.4.17:5432", "Error: connect ECONNREFUSED 10.0.4.17:5432\n    at TCPConnectWrap.afterConnect"];
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
				const tests = module.tests.filter(({ usualMs }) => Number(usualMs > maximumUnitTestMs) === index);
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
				message: "Not fixed yet"
			};
			const duration = Math.round(10 * test.usualMs * slowness * slownessOf(module, test, day) * random.logNormal(.18)) / 10;
			const isCutOff = isOutage(day) && random.chance(.4);
			if (isCutOff) return {
				status: "failed",
				duration: duration + 3e4,
				message: outageFailure[0],
				details: outageFailure[1]
			};
			const isShaky = random.chance(test.flakiness);
			if (!isShaky && !isChanged && !isBroken(test, day)) return {
				status: "successful",
				duration
			};
			const [message, details] = random.pick(failures);
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
			errors;
			constructor(statusCode, detail, { headers = {}, errors = [], cause } = {}) {
				super(detail, { cause });
				this.statusCode = statusCode;
				this.headers = headers;
				this.errors = errors;
			}
		}
		const problemType = "application/problem+json";
		function problemDocument({ statusCode, message, errors }, requestId) {
			return {
				type: "about:blank",
				title: external_node_http_.STATUS_CODES[statusCode] ?? "Error",
				status: statusCode,
				detail: message,
				...errors.length === 0 ? {} : { errors },
				...requestId === undefined ? {} : { requestId }
			};
		}
		const unavailable = (detail, seconds = 5, cause) => new HttpProblem(503, detail, {
			headers: { "retry-after": String(seconds) },
			cause
		});
		const tooManyRequests = (detail, seconds) => new HttpProblem(429, detail, { headers: { "retry-after": String(Math.max(1, seconds)) } });
		const fieldProblem = ({ name, message }) => new HttpProblem(400, `Invalid field "${name}": ${message}`, { errors: [{
			name,
			message
		}] });
		function parameterProblem(...errors) {
			const [{ name, message }] = errors;
			return new HttpProblem(400, `Invalid parameter "${name}": ${message}`, { errors });
		}
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
							throw new HttpProblem(405, `${method} is not allowed here. Allowed methods: ${allow}.`, { headers: { allow } });
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
		const header = {
			name: "Service-Api-Key header",
			read: ({ headers }) => headers[keyHeader]
		};
		const parameter = {
			name: "parameter \"key\"",
			read: ({ query }) => query.key
		};
		function createAuthentication(app, keyRing, limits) {
			app.decorateRequest("organisationKey", undefined);
			const failuresOf = app.createRateLimit(perMinute(limits.failuresPerAddress));
			const requestsOf = app.createRateLimit(perMinute(limits.requestsPerKey, ({ organisationKey }) => organisationKey?.id ?? "administration"));
			const count = async (request) => {
				const requests = await requestsOf(request);
				if (!requests.isAllowed && requests.isExceeded) throw tooManyRequests("Too many requests with this key.", requests.ttlInSeconds);
			};
			const grantOf = async (request, place = header) => {
				const failures = await failuresOf(request, { increment: false });
				const key = place.read(request);
				const grant = typeof key === "string" && key !== "" ? await keyRing.grantOf(key) : undefined;
				if (!failures.isAllowed && failures.remaining === 0 && grant?.type !== "organisation") {
					throw tooManyRequests("Too many requests without a valid key from this address.", failures.ttlInSeconds);
				}
				if (grant !== undefined) {
					if (grant.type === "organisation") request.organisationKey = grant.key;
					await count(request);
					return grant;
				}
				await failuresOf(request);
				const detail = key === undefined ? `The ${place.name} is missing.` : `The key in the ${place.name} is not valid.`;
				throw new HttpProblem(401, detail, { headers: { "www-authenticate": "Service-Api-Key" } });
			};
			return {
				organisation: (scope) => async (request) => {
					const grant = await grantOf(request);
					if (grant.type !== "organisation") throw new HttpProblem(403, "The administration key can only manage keys.");
					if (!grant.key.scopes.includes(scope)) throw new HttpProblem(403, `The key does not have the scope "${scope}".`);
				},
				administration: async (request) => {
					const grant = await grantOf(request);
					if (grant.type !== "administration") throw new HttpProblem(403, "This endpoint requires the administration key.");
				},
				badge: async (request) => {
					const grant = await grantOf(request, parameter);
					const scopes = grant.type === "organisation" ? grant.key.scopes : [];
					if (scopes.length !== 1 || scopes[0] !== "badge") {
						throw new HttpProblem(403, "The key must have the scope \"badge\" and no other. Revoke this key if the address was published.");
					}
				}
			};
		}
		function demandProject({ organisationKey }, project) {
			if ((organisationKey?.project ?? project) !== project) throw new HttpProblem(403, "The key gives no access to this project.");
		}
		function demandOrganisation({ organisationKey }, org) {
			if (organisationKey?.org !== org) throw new HttpProblem(403, "The key does not belong to this organisation.");
		}
		;
		class StoreUnavailableError extends Error {
			name = "StoreUnavailableError";
		}
		;
		class QueryCancelledError extends StoreUnavailableError {
			name = "QueryCancelledError";
			constructor() {
				super("The client disconnected before its query was answered.");
			}
		}
		;
		class StoreBusyError extends StoreUnavailableError {
			name = "StoreBusyError";
			constructor() {
				super("Too many queries of the organisation are waiting.");
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
		function addErrorHandlers(app) {
			app.setErrorHandler((error, request, reply) => {
				const problem = problemOf(error);
				if (problem.statusCode >= 500 && !(error instanceof QueryCancelledError)) request.log.error({ err: error }, problem.message);
				if (!reply.raw.headersSent) return sendProblem(problem, request, reply);
				reply.raw.destroy();
				return reply;
			});
			app.setNotFoundHandler((request, reply) => sendProblem(unknownEndpoint(request.url.split("?", 1)[0] ?? ""), request, reply));
			app.addHook("onRequest", async ({ headers, raw }) => {
				if (headers.host === undefined && raw.httpVersion !== "1.0") throw new HttpProblem(400, "The Host header is missing.");
			});
			app.server.on("checkExpectation", ({ socket }, response) => {
				const problem = new HttpProblem(417, "Unsupported Expect header. Only 100-continue is supported.");
				const id = logRefusal(app, problem, socket);
				response.writeHead(problem.statusCode, {
					"content-type": problemType,
					"x-request-id": id
				}).end(JSON.stringify(problemDocument(problem)));
			});
		}
		function unknownEndpoint(path) {
			const hint = /\/$|\/\//.test(path) ? "Remove the extra slash. " : "";
			return new HttpProblem(404, `There is no such endpoint. ${hint}See /docs for all endpoints.`);
		}
		const sendFrameworkProblem = (error, request, reply) => {
			sendProblem(problemOf(error), request, reply);
		};
		const frameworkDetails = {
			FST_ERR_BAD_URL: "The URL cannot be decoded. Write a percent sign as %25.",
			FST_ERR_MAX_PARAM_LENGTH: "A segment of the URL is too long.",
			FST_ERR_CTP_INVALID_MEDIA_TYPE: "The Content-Type header is missing or not supported. Use application/json.",
			FST_ERR_CTP_EMPTY_JSON_BODY: "The content is empty. Send JSON.",
			FST_ERR_CTP_INVALID_JSON_BODY: "The content is not valid JSON.",
			FST_ERR_CTP_BODY_TOO_LARGE: "The content is too large.",
			FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The length of the content differs from the Content-Length header."
		};
		function problemOf(error) {
			if (error instanceof HttpProblem) return error;
			if (error instanceof StoreLimitError) return unavailable("The query needs too much time or memory. Request a shorter range or a longer interval.", 30, error);
			if (error instanceof StoreBusyError) return tooManyRequests("Too many queries of this organisation are waiting. Retry later, and send fewer at once.", 5);
			if (error instanceof StoreUnavailableError) return unavailable("The store does not respond.", 5, error);
			const { code, statusCode = 500 } = error;
			if (code === "FST_ERR_HANDLER_TIMEOUT") return unavailable("The response took too long.", 30, error);
			const detail = frameworkDetails[code ?? ""];
			if (detail !== undefined) return new HttpProblem(statusCode, detail, { cause: error });
			if (statusCode < 500) return new HttpProblem(statusCode, error.message, { cause: error });
			return new HttpProblem(500, "Internal error. See the log of the server for this request id.", { cause: error });
		}
		const clientProblems = {
			ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, "The request did not arrive in time."),
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
			const cachedKeys = () => {
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
					for (const stored of await cachedKeys()) if (isSameHash(hash, stored.hash)) found = stored;
					if (found === undefined || found.expiresAt !== undefined && found.expiresAt <= now()) return undefined;
					if (!isAdministrationKey(found)) return {
						type: "organisation",
						key: found
					};
					return adminHash === undefined ? { type: "administration" } : undefined;
				},
				invalidate() {
					held = undefined;
				}
			};
		}
		var prom_client = __webpack_require__(95222);
		;
		function measuredStore(store, registry) {
			const durations = new prom_client.Histogram({
				name: "build_report_store_duration_seconds",
				help: "Duration of store operations.",
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
			const measured = (operation, method) => async (...given) => {
				const end = durations.startTimer({ operation });
				try {
					const result = await method(...given);
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
				testsHistory: measured("testsHistory", store.testsHistory),
				testRuns: measured("testRuns", store.testRuns),
				flakyTests: measured("flakyTests", store.flakyTests),
				failureCauses: measured("failureCauses", store.failureCauses),
				testsTotals: measured("testsTotals", store.testsTotals),
				jobsTotals: measured("jobsTotals", store.jobsTotals),
				branch: measured("branch", store.branch),
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
				help: "Duration of requests by route.",
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
					help: "Stored records.",
					registers
				}),
				refusedLines: new prom_client.Counter({
					name: "build_report_lines_refused_total",
					help: "Lines that were refused because they are not valid records.",
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
			type: build.ZUJ.String({ description: "Always `about:blank`: the status defines the kind of problem." }),
			title: build.ZUJ.String(),
			status: build.ZUJ.Integer(),
			detail: build.ZUJ.String({ description: "Explains what is wrong and what to do." }),
			errors: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Object({
				name: build.ZUJ.String(),
				message: build.ZUJ.String()
			}), { description: "The parameters or fields that are not valid." })),
			requestId: build.ZUJ.Optional(build.ZUJ.String({ description: "Identifies the request in the log of the server." }))
		}, { description: "A problem document (RFC 9457)." });
		const meanings = {
			400: "The request is not valid; see `errors`.",
			401: "The key is missing or not valid.",
			403: "The key lacks the scope, or belongs to another organisation.",
			404: "Not found.",
			413: "The request is too large.",
			415: "The type or encoding of the content is not supported.",
			422: "The `Idempotency-Key` was already used for other content; nothing was stored. Use another key.",
			429: "Too many requests; retry after the time in `Retry-After`.",
			500: "An internal error; see the log of the server for the request id.",
			503: "The store does not respond, or the server is busy; retry after the time in `Retry-After`."
		};
		const retryAfter = { "Retry-After": build.ZUJ.Integer({
			minimum: 1,
			description: "The number of seconds to wait."
		}) };
		const headers = {
			401: { "WWW-Authenticate": build.ZUJ.Literal("Service-Api-Key", { description: "The header that must contain a key." }) },
			415: {
				Accept: build.ZUJ.String({ description: "The supported types, if the type is not supported." }),
				"Accept-Encoding": build.ZUJ.String({ description: "The supported encodings, if the encoding is not supported." })
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
		const description = `Stores test results of builds and returns statistics over time.

Every error response is a problem document (RFC 9457). Besides the responses listed for each endpoint, any request may get a 400 (not valid \
HTTP, or a URL that cannot be decoded), 404 (no such endpoint), 405 (method not allowed, see \`Allow\`), 408 (the request did not arrive in \
time), 414 (the URL is too long) or 431 (the header fields are too long). Every GET endpoint also accepts HEAD. Every response has an \
\`X-Request-Id\`.`;
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
						description: "The server that returned this document."
					}],
					tags: [
						{
							name: "data",
							description: "Store and query records."
						},
						{
							name: "keys",
							description: "Manage keys. Requires the administration key."
						},
						{
							name: "operation",
							description: "Monitor the server."
						}
					],
					components: {
						securitySchemes: {
							key: {
								type: "apiKey",
								in: "header",
								name: "Service-Api-Key"
							},
							badgeKey: {
								type: "apiKey",
								in: "query",
								name: "key"
							}
						},
						headers: { "X-Request-Id": {
							description: "Identifies the request in the log of the server.",
							schema: {
								type: "string",
								format: "uuid"
							}
						} },
						schemas: {
							Problem: problemSchema,
							Record: build.ZUJ.Union(Object.values(schema.Gg), { description: "One line of a records file." })
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
		const maximumNames = 5e3;
		function createRateLimitCounters() {
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
				child: createRateLimitCounters
			};
		}
		const rateLimitCounters = createRateLimitCounters;
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
		var display_text = __webpack_require__(9833);
		var percentages = __webpack_require__(37322);
		var status_words = __webpack_require__(84997);
		;
		const entities = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		const escaped = (text) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
		;
		const colours = {
			successful: "#0f6a37",
			failed: "#b3191f",
			skipped: "#5f6873",
			cancelled: "#5f6873",
			running: "#5f6873",
			unknown: "#5f6873"
		};
		const labelColour = "#2f363d";
		const height = 20;
		const padding = 7;
		function badge({ label, status, passRate }) {
			const left = (0, display_text.p)(label);
			const right = status === undefined ? "no builds" : [(0, status_words.H)(status), ...passRate === undefined ? [] : [(0, percentages.E)(passRate)]].join(" · ");
			const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
			const width = leftWidth + rightWidth;
			const name = escaped(`${left}: ${right}`);
			const text = (content, x, length) => `<text x="${x + padding}" y="14" textLength="${length - 2 * padding}" lengthAdjust="spacingAndGlyphs">${escaped(content)}</text>`;
			return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${name}"><title>${name}</title>
<clipPath id="corners"><rect width="${width}" height="${height}" rx="4"/></clipPath>
<g clip-path="url(#corners)"><rect width="${leftWidth}" height="${height}" fill="${labelColour}"/><rect x="${leftWidth}" width="${rightWidth}" height="${height}" fill="${colours[status ?? "unknown"]}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${text(left, 0, leftWidth)}${text(right, leftWidth, rightWidth)}</g>
</svg>
`;
		}
		const widthOf = (text) => Math.ceil([...text].reduce((sum, one) => sum + characterWidth(one), 0)) + 2 * padding;
		function characterWidth(character) {
			if (character > "ÿ") return 12;
			if (/[ fijlrt.,:;·|()[\]'!/-]/.test(character)) return 4.5;
			return /[mwMW%@]/.test(character) ? 10.5 : 7;
		}
		;
		function buildStatus({ failed, cancelled, passed, skipped }) {
			if (failed > 0) return "failed";
			if (cancelled > 0) return "cancelled";
			if (passed > 0) return "successful";
			return skipped > 0 ? "skipped" : "unknown";
		}
		var record = __webpack_require__(25385);
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
		const spanParameters = ({ fromTs, toTs }) => ({
			fromTs: clamp(fromTs, Number.MIN_SAFE_INTEGER),
			toTs: clamp(toTs, Number.MIN_SAFE_INTEGER)
		});
		const bucketParameters = ({ interval, ...span }) => ({
			...spanParameters(span),
			interval: clamp(interval, 1)
		});
		;
		const attempt = "extract(records.build, '(?s).\\\\.([1-9][0-9]{0,8})$')";
		const buildRun = `if(empty(${attempt}), records.build, left(records.build, length(records.build) - length(${attempt}) - 1))`;
		;
		const nameSchema = (description) => build.ZUJ.String({
			minLength: 1,
			maxLength: 4096,
			description
		});
		const equals = (field, description) => ({
			schema: nameSchema(description),
			condition: (name) => `records.${field} = {${name}:String}`
		});
		const differs = (field, description) => ({
			schema: nameSchema(description),
			condition: (name) => `records.${field} != {${name}:String}`
		});
		const isOneOf = (field, values, description) => ({
			schema: build.ZUJ.Array(build.ZUJ.Enum([...values], { type: "string" }), { description }),
			condition: (name) => `has({${name}:Array(String)}, toString(records.${field}))`
		});
		const optional = ({ schema, condition }) => ({
			schema: build.ZUJ.Optional(schema),
			condition
		});
		const coordinateFilters = {
			org: equals("org", "The organisation. It must be the organisation of the key."),
			project: equals("project", "The project or repository."),
			module: equals("module", "The part of the project that was tested.")
		};
		const schemasOf = (filters) => Object.fromEntries(Object.entries(filters).map(([name, { schema }]) => [name, schema]));
		const conditionsOf = (filters, values) => Object.entries(filters).filter(([name]) => name in values).map(([name, { condition }]) => condition(name)).join(" AND ");
		;
		const defaultBranchRule = "`main` or `master` if it has tests in the range, otherwise the branch with the most tests";
		const defaultBranch = `(
    SELECT anyOrNull(ref) FROM (
      SELECT records.ref AS ref
      FROM records
      WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND ${inRange} AND records.ref != ''
      GROUP BY ref
      ORDER BY ref = 'main' DESC, ref = 'master' DESC, count() DESC, ref
      LIMIT 1
    )
  )`;
		;
		const ofModule = `${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test'`;
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
		const repeats = `(SELECT count() FROM (SELECT 1 FROM records WHERE ${ofModule} AND ${isRepeat} LIMIT 1)) AS repeats`;
		const isOfNewestAttempt = `(repeats = 0 OR (records.jobRun, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts}))`;
		;
		const filters = {
			...coordinateFilters,
			ref: optional(equals("ref", `The branch or tag. Default: ${defaultBranchRule}.`))
		};
		const branchSchemas = schemasOf(filters);
		const branch_query_ofModule = conditionsOf(coordinateFilters, coordinateFilters);
		const countOf = (status) => `countIf(records.status = '${status}')`;
		function branchQuery(parameters) {
			const { ref: _, ...ofAnyBranch } = filters;
			const isOfBranch = parameters.ref === undefined ? `records.ref = ifNull(${defaultBranch}, '')` : filters.ref.condition("ref");
			return {
				sql: `WITH (toUInt64OrZero(run), start) AS position
SELECT any(branch) AS ref, count() AS builds, countIf(buildFailed = 0 AND buildPassed > 0) AS passedBuilds, argMax(buildFailed, position) AS failed,
  argMax(buildPassed, position) AS passed, argMax(buildSkipped, position) AS skipped, argMax(buildCancelled, position) AS cancelled
FROM (
  SELECT run, any(branch) AS branch, min(first) AS start, sum(failedTests) AS buildFailed, sum(passedTests) AS buildPassed,
    sum(skippedTests) AS buildSkipped, sum(cancelledTests) AS buildCancelled
  FROM (
    WITH ${repeats}
    SELECT ${buildRun} AS run, records.build AS build, any(records.ref) AS branch, min(records.timestamp) AS first,
      ${countOf("failed")} AS failedTests, ${countOf("successful")} AS passedTests, ${countOf("skipped")} AS skippedTests,
      ${countOf("cancelled")} AS cancelledTests
    FROM records
    WHERE ${conditionsOf(ofAnyBranch, parameters)} AND ${isOfBranch} AND records.kind = 'test' AND ${inRange} AND ${isOfNewestAttempt}
    GROUP BY run, build
  )
  WHERE run GLOBAL NOT IN (SELECT ${buildRun} FROM records WHERE ${branch_query_ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})
  GROUP BY run
)
HAVING builds > 0`,
				parameters: {
					...parameters,
					...spanParameters(parameters)
				}
			};
		}
		;
		const time_range_dayMs = 864e5;
		const maximumBuckets = 1e4;
		const int64 = (description, minimum) => build.ZUJ.Optional(build.ZUJ.Integer({
			format: "int64",
			description,
			...minimum === undefined ? {} : { minimum }
		}));
		const spanSchemas = {
			fromTs: int64("Start of the range in Unix ms. Default: 30 days before `toTs`."),
			toTs: int64("End of the range in Unix ms, exclusive. Default: now.")
		};
		const rangeParameters = {
			...spanSchemas,
			interval: int64(`Length of a bucket in ms. Buckets start at multiples of it since the epoch, and a range may have at most ${maximumBuckets}. Default: one day, or the smallest number of days that keeps the limit.`, 1)
		};
		function spanOf({ fromTs, toTs }, now) {
			const end = toTs ?? now;
			const begin = fromTs ?? end - 30 * time_range_dayMs;
			if (begin > end) {
				const message = `${begin} must not be later than "toTs", which is ${end}${toTs === undefined ? " (now)" : ""}.`;
				throw parameterProblem({
					name: "fromTs",
					message
				});
			}
			return {
				fromTs: begin,
				toTs: end
			};
		}
		function bucketsOf({ interval: givenInterval, ...given }, now) {
			const { fromTs: begin, toTs: end } = spanOf(given, now);
			const interval = givenInterval ?? defaultInterval(begin, end);
			const count = countBuckets(begin, end, interval);
			if (count > maximumBuckets) {
				const message = `The range has ${count} buckets of ${interval} ms, but at most ${maximumBuckets} are allowed. Use a longer interval or a shorter range.`;
				throw parameterProblem({
					name: "interval",
					message
				});
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
		;
		const lifetimeS = 60;
		const querystring = build.ZUJ.Object({
			...branchSchemas,
			label: build.ZUJ.Optional(build.ZUJ.String({
				minLength: 1,
				maxLength: 60,
				description: "The text on the left. Default: `tests`."
			})),
			key: build.ZUJ.String({
				maxLength: 200,
				description: "A key whose only scope is `badge`. Other keys are refused, because addresses are not secret."
			})
		});
		const answer = {
			description: "The badge.",
			headers: { "Cache-Control": build.ZUJ.String({ description: `\`public, max-age=${lifetimeS}\`.` }) },
			content: { "image/svg+xml": { schema: build.ZUJ.String() } }
		};
		function addBadgeRoute(app, { store, authentication, now }) {
			app.get("/v1/badge.svg", {
				schema: {
					operationId: "badge",
					summary: "The status of a branch as an image",
					description: "Shows the status of the newest build of a branch, and the share of its builds in the last 30 days in which no test failed. An image cannot send a header, so the key is the parameter `key`, and its only scope must be `badge`.",
					tags: ["data"],
					security: [{ badgeKey: [] }],
					querystring,
					response: {
						200: answer,
						...problemResponses(400, 401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.badge
			}, async (request, reply) => {
				const { key: _, label = "tests", ...parameters } = request.query;
				demandOrganisation(request, parameters.org);
				demandProject(request, parameters.project);
				const end = Math.ceil(now() / (lifetimeS * 1e3)) * lifetimeS * 1e3;
				const branch = await store.branch({
					...parameters,
					...spanOf({ toTs: end }, end)
				}, request.signal);
				return reply.header("cache-control", `public, max-age=${lifetimeS}`).header("cross-origin-resource-policy", "cross-origin").type("image/svg+xml; charset=utf-8").send(badge({
					label,
					status: branch === undefined ? undefined : buildStatus(branch),
					passRate: branch === undefined ? undefined : branch.passedBuilds / branch.builds
				}));
			});
		}
		;
		const maximumCoordinates = 2e3;
		const coordinates_query_filters = { org: coordinateFilters.org };
		const keyFilters = {
			...coordinates_query_filters,
			project: coordinateFilters.project
		};
		const coordinatesSchemas = schemasOf(coordinates_query_filters);
		const coordinatesQuery = (parameters) => ({
			sql: `SELECT records.org AS org, project, module, pipeline, max(records.timestamp) AS timestamp
FROM records
WHERE ${conditionsOf(keyFilters, parameters)}
GROUP BY org, project, module, pipeline
ORDER BY timestamp DESC, project, module, pipeline
LIMIT ${maximumCoordinates}`,
			parameters
		});
		var external_node_stream_ = __webpack_require__(57075);
		;
		const maximumHeldBytes = 1024 * 1024;
		async function sendDocument(document, request, reply, mediaType) {
			reply.header("cache-control", "private, no-cache").header("vary", "Service-Api-Key").type(`${mediaType}; charset=utf-8`);
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
		const data_route_headers = {
			ETag: build.ZUJ.String({ description: "Identifies this version of the document for `If-None-Match`. Absent if the document is over 1 MiB." }),
			"Cache-Control": build.ZUJ.String({ description: "Always `private, no-cache`, because new records may arrive at any time." }),
			Vary: build.ZUJ.String({ description: "The response depends on the key and the encoding." })
		};
		const requestHeaders = build.ZUJ.Object({ "if-none-match": build.ZUJ.Optional(build.ZUJ.String({ description: "The `ETag` of a response that the client has." })) });
		function addDataRoute(app, { authentication }, { path, document, mediaType = "application/json", documentDescription, query, ...schema }) {
			app.get(path, {
				schema: {
					...schema,
					tags: ["data"],
					security: [{ key: [] }],
					headers: requestHeaders,
					response: {
						200: {
							description: documentDescription,
							headers: data_route_headers,
							content: { [mediaType]: { schema: document } }
						},
						304: {
							...build.ZUJ.Null({ description: "The client already has this version of the document." }),
							headers: data_route_headers
						},
						...problemResponses(400, 401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.organisation("read")
			}, async (request, reply) => {
				const { org = "", project } = request.organisationKey ?? {};
				const given = request.query;
				const parameters = {
					org,
					...project !== undefined && { project },
					...given
				};
				demandOrganisation(request, parameters.org);
				if (parameters.project !== undefined) demandProject(request, parameters.project);
				return sendDocument(await query(parameters, request.signal), request, reply, mediaType);
			});
		}
		;
		const entry = build.ZUJ.Object({
			org: build.ZUJ.String(),
			project: build.ZUJ.String(),
			module: build.ZUJ.String(),
			pipeline: build.ZUJ.String({ description: "Empty if the records do not name a pipeline." }),
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "The time of the latest record in Unix ms."
			})
		});
		function addCoordinatesRoute(app, context) {
			addDataRoute(app, context, {
				path: "/v1/data/coordinates",
				operationId: "coordinates",
				summary: "Projects, modules and pipelines",
				description: "Lists the projects, modules and pipelines that the organisation of the key has records of.",
				querystring: build.ZUJ.Object({
					...coordinatesSchemas,
					org: build.ZUJ.Optional({
						...coordinatesSchemas.org,
						description: "The organisation. Default: the organisation of the key."
					})
				}),
				document: build.ZUJ.Object({ coordinates: build.ZUJ.Array(entry, { maxItems: maximumCoordinates }) }),
				documentDescription: `The ${maximumCoordinates} coordinates with the latest records, the latest first.`,
				query: context.store.coordinates
			});
		}
		;
		function addDashboardRoute(app, { html, contentSecurityPolicy }) {
			app.get("/", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", contentSecurityPolicy).header("cache-control", "no-cache").type("text/html; charset=utf-8").send(html));
		}
		;
		const docsStyle = `${tokenStyle}
body { margin: 2rem auto; padding: 0 1rem; max-width: 60rem; background: var(--bg); color: var(--text); font: 16px/1.5 var(--sans) }
code, pre { font-family: var(--mono) }
article { border-top: 1px solid var(--line); margin-top: 2rem }
h2 code { font-size: 1.1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
caption { text-align: left; font-weight: 600; padding: .5rem 0 }
pre { border: 1px solid var(--line); padding: 1rem; overflow: auto; max-height: 30rem }
.muted { color: var(--text-3) }
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
					"Description"
				], parameters.map(parameterRow)),
				...Object.entries(requestBody?.content ?? {}).slice(0, 1).map(([type, { schema }]) => schemaDetails(`Content: ${type}`, schema)),
				table("Responses", [
					"Status",
					"Meaning",
					"Header fields"
				], Object.entries(responses).map(responseRow)),
				...Object.entries(responses).filter(([status]) => status.startsWith("2")).flatMap(([status, { content = {} }]) => Object.entries(content).map(([type, { schema }]) => schemaDetails(`Response ${status}: ${type}`, schema))),
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
		;
		const docsPolicy = (0, content_security_policy.A)({
			style: docsStyle,
			directives: ["frame-ancestors 'none'"]
		});
		function addDocumentationRoutes(app) {
			app.get("/v1/openapi.json", { schema: { hide: true } }, async (_request, reply) => reply.type("application/json; charset=utf-8").send(JSON.stringify(app.swagger())));
			app.get("/docs", { schema: { hide: true } }, async (_request, reply) => reply.header("content-security-policy", docsPolicy).type("text/html; charset=utf-8").send(docsPage(app.swagger())));
		}
		;
		const causes_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", "Only failures on this branch or tag. Default: any.")),
			testId: optional(equals("id", "Only failures of the test with this id. Default: all tests."))
		};
		const maximumCauses = 500;
		const defaultCauses = 50;
		const causeMessageLength = 2e3;
		const causesSchemas = {
			...schemasOf(causes_query_filters),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumCauses,
				description: `The maximum number of causes. Default: ${defaultCauses}.`
			}))
		};
		const ofFailures = (parameters) => `${conditionsOf(causes_query_filters, parameters)} AND records.kind = 'test' AND records.status = 'failed' AND records.cause != '' AND ${isOfNewestAttempt}`;
		const causesQuery = ({ limit = defaultCauses, ...parameters }) => ({
			sql: `WITH ${repeats}
SELECT records.cause AS cause, uniqExact(${buildRun}) AS builds, count() AS failures, uniqExact(records.id) AS tests,
  min(records.timestamp) AS firstSeen, max(records.timestamp) AS lastSeen
FROM records
WHERE ${ofFailures(parameters)} AND ${inRange}
GROUP BY cause
ORDER BY builds DESC, failures DESC, lastSeen DESC, cause
LIMIT ${limit}`,
			parameters: {
				...parameters,
				...spanParameters(parameters)
			}
		});
		function causeFailuresQuery({ limit: _, ...parameters }, causes) {
			const last = (value) => `argMax(${value}, records.arrived)`;
			const start = (column) => last(`leftUTF8(${column}, ${causeMessageLength})`);
			return {
				sql: `WITH ${repeats}
SELECT records.cause AS cause, records.timestamp AS timestamp, ${last("records.build")} AS build, ${last("records.id")} AS testId,
  ${last("records.name")} AS name, ${last("records.suite")} AS suite, ${start("records.message")} AS message, ${start("records.details")} AS details
FROM records
WHERE ${ofFailures(parameters)} AND records.cause IN {causes:Array(String)}
  AND records.timestamp IN arrayMap(one -> toInt64(one), {times:Array(String)})
GROUP BY cause, timestamp`,
				parameters: {
					...parameters,
					causes: causes.map(({ cause }) => cause),
					times: [...new Set(causes.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]))].map(String)
				}
			};
		}
		;
		const count = (description) => build.ZUJ.Integer({
			minimum: 0,
			description
		});
		const time = (description) => build.ZUJ.Integer({
			format: "int64",
			description: `${description} In Unix ms.`
		});
		const knownText = (description) => build.ZUJ.Optional(build.ZUJ.String({ description: `${description} Absent if it is unknown.` }));
		;
		const titleLength = 200;
		const cause = build.ZUJ.Object({
			cause: build.ZUJ.String({ description: "The cause, as in the records of its failures." }),
			title: knownText(`The first line of the message, or else of the details, of its last failure, at most ${titleLength} characters.`),
			message: knownText(`The message of its last failure, at most ${causeMessageLength.toLocaleString("en")} characters.`),
			builds: count("Builds in which a test failed for this cause."),
			tests: count("Tests that failed for this cause."),
			failures: count("Failures with this cause."),
			firstSeen: time("The time of its first failure in the range."),
			firstBuild: build.ZUJ.String({ description: "The build of that failure." }),
			firstCommit: knownText("The commit of that build."),
			lastSeen: time("The time of its last failure."),
			lastBuild: build.ZUJ.String({ description: "The build of that failure." }),
			lastCommit: knownText("The commit of that build."),
			lastUrl: knownText("The page of that build."),
			lastTest: build.ZUJ.Object({
				testId: build.ZUJ.String(),
				name: build.ZUJ.String(),
				suite: build.ZUJ.Array(build.ZUJ.String())
			}, { description: "The test of that failure." })
		});
		function addFailureCausesRoute(app, { store, now, ...context }) {
			addDataRoute(app, {
				store,
				now,
				...context
			}, {
				path: "/v1/data/tests/causes",
				operationId: "testsCauses",
				summary: "Causes of failures in a module",
				description: "Ranks what failures have in common by the number of builds that it failed. Failures without a cause are left out. If a job was run again, only its newest attempt counts.",
				querystring: build.ZUJ.Object({
					...spanSchemas,
					...causesSchemas
				}),
				document: build.ZUJ.Object({ causes: build.ZUJ.Array(cause, { maxItems: maximumCauses }) }),
				documentDescription: "The causes, the ones that failed most builds first. The list is empty if nothing failed.",
				query: async (parameters, signal) => {
					const causes = await store.failureCauses({
						...parameters,
						...spanOf(parameters, now())
					}, signal);
					return external_node_stream_.Readable.from([JSON.stringify({ causes: causes.map(shownCause) })]);
				}
			});
		}
		const firstLine = (text) => /\S.*/.exec(text)?.[0].trimEnd();
		const shownCause = ({ first, last, message, details, testId, name, suite, ...cause }) => ({
			cause: cause.cause,
			title: [...firstLine(message) ?? firstLine(details) ?? ""].slice(0, titleLength).join("") || undefined,
			message: message || undefined,
			builds: cause.builds,
			tests: cause.tests,
			failures: cause.failures,
			firstSeen: cause.firstSeen,
			firstBuild: first.build,
			firstCommit: first.commit || undefined,
			lastSeen: cause.lastSeen,
			lastBuild: last.build,
			lastCommit: last.commit || undefined,
			lastUrl: last.url || undefined,
			lastTest: {
				testId,
				name,
				suite
			}
		});
		;
		const flaky_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", "Only runs on this branch or tag. Default: any.")),
			testId: optional(equals("id", "Only the test with this id. Default: all."))
		};
		const orders = [
			"lostMs",
			"flips",
			"baseFailures",
			"lastSeen"
		];
		const maximumFlakyTests = 500;
		const defaultFlakyTests = 50;
		const maximumFlakyJobs = 5;
		const flakySchemas = {
			...schemasOf(flaky_query_filters),
			base: build.ZUJ.Optional(nameSchema(`The branch whose failures count as \`baseFailures\`. Default: ${defaultBranchRule}.`)),
			orderBy: build.ZUJ.Optional(build.ZUJ.Enum([...orders], {
				type: "string",
				description: "The figure to order by, the largest first. Default: `lostMs`.",
				default: "lostMs"
			})),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumFlakyTests,
				description: `The maximum number of tests. Default: ${defaultFlakyTests}.`
			}))
		};
		const outage = {
			tests: 10,
			share: .05
		};
		const buildMs = 7 * 24 * 60 * 60 * 1e3;
		const run = "if(records.jobRun = 0, sipHash64(records.pipeline, records.build), records.jobRun)";
		const isEvent = "(records.status = 'failed' OR records.flaky OR records.attempts != '')";
		const sequence = "cityHash64(records.id, records.ref, records.job, records.pipeline)";
		const flaky_query_ofModule = conditionsOf(coordinateFilters, coordinateFilters);
		const builtRun = buildRun.replaceAll("records.", "");
		const runs = (ofTests, base) => `SELECT run, failures > ${outage.tests} AND failures > ${outage.share} * results AS isOutage,
    failures = 1 AS isLone, ref = ifNull(${base}, '') AND NOT isPull AS isBase, built, job, ms, uniqExact(built) OVER () AS builds,
    bitShiftLeft(dense_rank() OVER (ORDER BY pipeline, jobName, ref, isPull), 26)
      + row_number() OVER (ORDER BY pipeline, jobName, ref, isPull, start, builtRun, build) AS key
  FROM (
    SELECT run, failures, results, ms, ref, pipeline, jobName, start, build, sipHash64(jobName) AS job, ${builtRun} AS builtRun, sipHash64(builtRun) AS built,
      builtRun GLOBAL IN (SELECT ${buildRun} FROM records WHERE ${flaky_query_ofModule} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${buildMs} AND records.timestamp < {toTs:Int64}) AS isPull
    FROM (
      SELECT ${run} AS run, min(records.timestamp) AS start, any(records.build) AS build, any(records.job) AS jobName,
        any(records.pipeline) AS pipeline, any(records.ref) AS ref, uniqExactIf(records.id, records.status = 'failed') AS failures,
        count() AS results, ifNull(sum(records.duration), 0) AS ms
      FROM records
      WHERE ${ofTests}
      GROUP BY run
    )
  )`;
		const code = `multiIf(records.status = 'failed', if(runs.isOutage, 0, 3), records.status != 'successful', 0, records.flaky, 2, 1)`;
		const packed = `runs.key * 4096 + least(records.jobAttempt, 255) * 16 + ${code}`;
		const result = `multiIf(one[-1] % 16 IN (0, 3), one[-1] % 16, arrayExists(each -> each % 16 > 1, one), 2, 1)`;
		const failedMs = "if(records.status = 'failed', ifNull(records.duration, 0), 0)";
		const attempts = `if(records.attempts = '', 0, JSONLength(records.attempts))`;
		const attemptMs = `if(records.attempts = '', 0,
      arraySum(arrayMap(one -> least(one, 1e15), JSONExtract(records.attempts, 'Array(Tuple(duration Float64))').duration)))`;
		const flaky_query_event = `(runs.key, records.timestamp, runs.built, runs.job, runs.isBase, runs.isLone, runs.ms, ${failedMs}, ${attempts}, ${attemptMs})`;
		function flakyQuery({ limit = defaultFlakyTests, orderBy = "lostMs", ...parameters }) {
			const { testId: _, ...withoutTest } = flaky_query_filters;
			const ofRuns = `${conditionsOf(withoutTest, parameters)} AND records.kind = 'test' AND ${inRange}`;
			const ofTests = `${conditionsOf(flaky_query_filters, parameters)} AND records.kind = 'test' AND ${inRange}`;
			const base = parameters.base === undefined ? defaultBranch : "{base:String}";
			const sql = `WITH sumMapIf([job], [toUInt64(isFlip)], isFlip) AS byJob
SELECT testId, sum(isFlip) AS flips, sum(attempts) AS retries, uniqExactIf(built, isBase AND result = 3) AS baseFailures,
  sum(attemptMs) + sumIf(if(result = 3 AND isLone, ms, failedMs), isFlip) AS lostMs, uniqExactIf(built, isFlip) AS flakyBuilds,
  any(ofBuilds) AS builds, minIf(time, isFlip) AS firstSeen, maxIf(time, isFlip) AS lastSeen,
  arraySlice(arraySort(one -> (-toInt64(one.flips), one.job),
    arrayMap((job, flips) -> (toString(job), flips)::Tuple(job String, flips UInt64), byJob.1, byJob.2)), 1, ${maximumFlakyJobs}) AS jobs
FROM (
  SELECT testId, any(ofBuilds) AS ofBuilds, max(mark.2) AS time, max(mark.3) AS built, max(mark.4) AS job, max(mark.5) AS isBase,
    max(mark.6) AS isLone, max(mark.7) AS ms, sum(mark.8) AS failedMs, sum(mark.9) AS attempts, sum(mark.10) AS attemptMs,
    max(mark.11) AS result, max(mark.12) AS isFlip
  FROM (
    SELECT testId, ofBuilds, arrayJoin(arrayConcat(
      arrayMap(one -> (one.1, one.2, one.3, one.4, one.5, one.6, one.7, one.8, one.9, one.10, 0, false), events),
      arrayFilter(one -> one.11 > 1, arrayMap((one, before, after) ->
        (intDiv(one, 4), ${Number.MIN_SAFE_INTEGER}, 0, 0, false, false, 0., 0., 0, 0., one % 4,
          one % 4 = 2 OR one % 4 = 3 AND before % 4 != 3 AND after % 4 != 3
            AND bitShiftRight(before, 28) = bitShiftRight(one, 28) AND bitShiftRight(after, 28) = bitShiftRight(one, 28)),
        results, arrayShiftRight(results, 1), arrayShiftLeft(results, 1))))) AS mark
    FROM (
      SELECT records.id AS testId, any(runs.builds) AS ofBuilds, arraySort(groupArray(${packed})) AS sorted,
        groupArrayIf(${flaky_query_event}, ${isEvent} AND NOT (records.status = 'failed' AND runs.isOutage)) AS events,
        arraySplit((one, before) -> intDiv(one, 4096) != intDiv(before, 4096), sorted, arrayShiftRight(sorted, 1)) AS byRun,
        arrayFilter(one -> one % 4 > 0, arrayMap(one -> intDiv(one[-1], 4096) * 4 + ${result}, byRun)) AS results
      FROM records
      GLOBAL ANY LEFT JOIN (${runs(ofRuns, base)}) AS runs ON ${run} = runs.run
      WHERE ${ofTests}
        AND ${sequence} GLOBAL IN (SELECT ${sequence} FROM records WHERE ${ofTests} AND ${isEvent})
      GROUP BY testId
    )
  )
  GROUP BY testId, mark.1
)
GROUP BY testId
HAVING countIf(result = 2) > 0 OR flips > 1
ORDER BY ${orderBy} DESC, flips DESC, lastSeen DESC, testId
LIMIT ${limit}`;
			return {
				sql,
				parameters: {
					...parameters,
					...spanParameters(parameters)
				}
			};
		}
		function sightingsQuery({ limit: _, orderBy: __, base: ___, ...parameters }, rows) {
			const times = [...new Set(rows.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]))];
			return {
				sql: `SELECT records.id AS testId, records.timestamp AS timestamp, max(records.name) AS name, max(records.suite) AS suite,
  max(records.build) AS build
FROM records
WHERE ${conditionsOf(flaky_query_filters, parameters)} AND records.kind = 'test' AND ${inRange} AND records.timestamp IN arrayMap(one -> toInt64(one), {times:Array(String)})
  AND records.id IN {ids:Array(String)}
GROUP BY testId, timestamp`,
				parameters: {
					...parameters,
					...spanParameters(parameters),
					times: times.map(String),
					ids: rows.map(({ testId }) => testId)
				}
			};
		}
		const jobNamesQuery = ({ org, project, module, fromTs, toTs }, rows) => ({
			sql: `SELECT toString(sipHash64(records.job)) AS hash, any(records.job) AS job
FROM records
WHERE ${flaky_query_ofModule} AND records.kind = 'test' AND ${inRange} AND has({hashes:Array(String)}, toString(sipHash64(records.job)))
GROUP BY hash`,
			parameters: {
				...{
					org,
					project,
					module,
					...spanParameters({
						fromTs,
						toTs
					})
				},
				hashes: [...new Set(rows.flatMap(({ jobs }) => jobs.map(({ job }) => job)))]
			}
		});
		;
		const flakyTest = build.ZUJ.Object({
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite: build.ZUJ.Array(build.ZUJ.String(), { description: "The suites that contain the test, outermost first." }),
			flips: count("Runs of jobs in which the test passed only after a retry, or failed between two passes."),
			retries: count("Attempts that the test runner repeated, in all runs."),
			baseFailures: count("Builds of the base branch in which the test failed, outages apart."),
			lostMs: build.ZUJ.Number({
				minimum: 0,
				description: "The duration of the repeated attempts and of the failures that were flips. If the test was the only one that failed in a job, the duration of all tests of that job."
			}),
			flakyBuilds: count("Builds with a flip."),
			builds: count("All builds of the module in the range."),
			firstSeen: time("The time of the first flip in the range."),
			firstBuild: build.ZUJ.String({ description: "The build of the first flip." }),
			firstCommit: knownText("The commit of that build."),
			lastSeen: time("The time of the last flip."),
			lastBuild: build.ZUJ.String({ description: "The build of the last flip." }),
			lastCommit: knownText("The commit of that build."),
			lastUrl: knownText("The page of that build."),
			jobs: build.ZUJ.Array(build.ZUJ.Object({
				job: build.ZUJ.String(),
				flips: count("Flips in the job.")
			}), {
				maxItems: maximumFlakyJobs,
				description: "The jobs with the most flips."
			})
		});
		function addFlakyTestsRoute(app, { store, now, ...context }) {
			addDataRoute(app, {
				store,
				now,
				...context
			}, {
				path: "/v1/data/tests/flaky",
				operationId: "testsFlaky",
				summary: "Flaky tests of a module",
				description: `Ranks the tests that passed after a retry, or failed at least twice between two passes of the same job on the same branch. A job that ran again counts as a retry of its tests. If more than ${outage.tests} tests and ${100 * outage.share} % of the results of a job failed, these failures are an outage and do not count.`,
				querystring: build.ZUJ.Object({
					...spanSchemas,
					...flakySchemas
				}),
				document: build.ZUJ.Object({ tests: build.ZUJ.Array(flakyTest, { maxItems: maximumFlakyTests }) }),
				documentDescription: "The tests, the worst first. The list is empty if no test is flaky.",
				query: async (parameters, signal) => {
					const tests = await store.flakyTests({
						...parameters,
						...spanOf(parameters, now())
					}, signal);
					return external_node_stream_.Readable.from([JSON.stringify({ tests: tests.map(shownTest) })]);
				}
			});
		}
		const shownTest = ({ first, last, ...test }) => ({
			testId: test.testId,
			name: test.name,
			suite: test.suite,
			flips: test.flips,
			retries: test.retries,
			baseFailures: test.baseFailures,
			lostMs: test.lostMs,
			flakyBuilds: test.flakyBuilds,
			builds: test.builds,
			firstSeen: test.firstSeen,
			firstBuild: first.build,
			firstCommit: first.commit || undefined,
			lastSeen: test.lastSeen,
			lastBuild: last.build,
			lastCommit: last.commit || undefined,
			lastUrl: last.url || undefined,
			jobs: test.jobs
		});
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
				summary: "Whether the server is running",
				response: { 200: ok }
			} }, async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
			app.get("/readyz", {
				schema: {
					...common,
					operationId: "readiness",
					summary: "Whether the server can store and query records",
					description: "Checks that the store responds, the keys can be read, and the disk has space for new records. If not, `detail` gives the reason.",
					response: {
						200: ok,
						...problemResponses(503)
					}
				},
				handlerTimeout: 5e3
			}, async (_request, reply) => {
				await store.checkReadiness().catch((error) => {
					throw unavailable(error instanceof StoreNotReadyError ? error.message : "The store does not respond.", 5, error);
				});
				return reply.header("cache-control", "no-store").send({ status: "ok" });
			});
			app.get("/metrics", { schema: {
				...common,
				operationId: "metrics",
				summary: "Prometheus metrics",
				response: { 200: {
					description: "Metrics.",
					content: { "text/plain": { schema: build.ZUJ.String() } }
				} }
			} }, async (_request, reply) => reply.header("cache-control", "no-store").type(metrics.registry.contentType).send(await metrics.registry.metrics()));
		}
		;
		const jobs_query_filters = {
			...coordinateFilters,
			pipeline: equals("pipeline", "The workflow or pipeline."),
			ref: optional(equals("ref", "Only jobs on this branch or tag. Default: any."))
		};
		const pipelineSchemas = schemasOf(jobs_query_filters);
		const jobsSchemas = {
			...pipelineSchemas,
			aggregateBy: build.ZUJ.Optional(build.ZUJ.Enum(["jobName", "runner"], {
				type: "string",
				description: "What to group by. Default: `jobName`.",
				default: "jobName"
			}))
		};
		function newestJobs(parameters, columns) {
			const ofPipeline = `${conditionsOf(jobs_query_filters, parameters)} AND records.kind = 'job'`;
			const firstArrival = `(SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})`;
			const lateOnes = `(SELECT count() FROM records WHERE ${ofPipeline} AND ${inRange} AND records.jobRun GLOBAL IN (
    SELECT records.jobRun FROM records WHERE ${ofPipeline} AND records.jobAttempt > 1 AND records.arrived < firstArrival))`;
			return {
				expressions: `${firstArrival} AS firstArrival,
  ${lateOnes} AS lateOnes`,
				table: `(
  SELECT ${columns}
  FROM records
  WHERE ${ofPipeline}
    AND (records.arrived >= firstArrival OR lateOnes > 0 AND records.jobAttempt > 1)
  ORDER BY records.jobAttempt DESC, records.arrived DESC
  LIMIT 1 BY records.jobRun
) AS records`
			};
		}
		function jobsQuery(parameters) {
			const { expressions, table } = newestJobs(parameters, "timestamp, arrived, id, name, runner, status, duration");
			const sql = `${percentiles},
  ${expressions}
SELECT ${bucketStart} AS timestamp,
  if({aggregateBy:String} = 'runner', records.runner, records.name) AS name,
  if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived))) AS jobId,
  ${figures}
FROM ${table}
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`;
			return {
				sql,
				parameters: {
					aggregateBy: "jobName",
					...parameters,
					...bucketParameters(parameters)
				}
			};
		}
		;
		const aggregated_entry_count = () => build.ZUJ.Integer({ minimum: 0 });
		const duration = (description) => build.ZUJ.Number({
			minimum: 0,
			description: `${description} in ms; 0 if no record has a duration.`
		});
		const durationFields = {
			durationMin: duration("Shortest duration"),
			durationMax: duration("Longest duration"),
			durationAvg: duration("Mean duration"),
			durationP25: duration("25th percentile of the durations"),
			durationP50: duration("Median of the durations"),
			durationP75: duration("75th percentile of the durations"),
			durationP95: duration("95th percentile of the durations"),
			durationP99: duration("99th percentile of the durations")
		};
		const aggregatedEntry = (idName, extra = {}) => build.ZUJ.Object({
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "Start of the bucket in Unix ms."
			}),
			name: build.ZUJ.String(),
			[idName]: build.ZUJ.String(),
			...Object.fromEntries(record.b.map((status) => [`${status}Count`, aggregated_entry_count()])),
			totalCount: aggregated_entry_count(),
			...durationFields,
			...extra
		});
		;
		function addJobsRoute(app, context) {
			addDataRoute(app, context, {
				path: "/v1/data/jobs/aggregated",
				operationId: "jobsAggregated",
				summary: "Jobs of a pipeline over time",
				description: "Returns the number of results per status and the durations of each job of a module and pipeline, by time bucket.",
				querystring: build.ZUJ.Object({
					...rangeParameters,
					...jobsSchemas
				}),
				document: build.ZUJ.Object({ jobs: build.ZUJ.Array(aggregatedEntry("jobId")) }),
				documentDescription: "The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.",
				query: (parameters, signal) => context.store.jobsAggregated({
					...parameters,
					...bucketsOf(parameters, context.now())
				}, signal)
			});
		}
		;
		const scopes = build.ZUJ.Array(build.ZUJ.Enum([
			"read",
			"write",
			"badge"
		], { type: "string" }), {
			minItems: 1,
			uniqueItems: true,
			description: "The access that the key grants. `badge` only opens `/v1/badge.svg`, and must be the only scope."
		});
		const restrictions = {
			expiresAt: build.ZUJ.Optional(build.ZUJ.Integer({
				format: "int64",
				minimum: 0,
				maximum: Number.MAX_SAFE_INTEGER,
				description: "The time from which the key is not valid, in Unix ms. Default: never."
			})),
			project: build.ZUJ.Optional(build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "The only project that the key gives access to. Default: all projects."
			}))
		};
		const bodySchema = build.ZUJ.Object({
			org: build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "The organisation whose data the key gives access to."
			}),
			scopes,
			name: build.ZUJ.String({
				minLength: 1,
				maxLength: 200,
				description: "A name that helps to recognise the key."
			}),
			...restrictions
		}, { additionalProperties: false });
		const keyFields = {
			id: build.ZUJ.String(),
			org: build.ZUJ.String(),
			scopes,
			name: build.ZUJ.String(),
			createdAt: build.ZUJ.Integer({
				format: "int64",
				description: "The time of creation in Unix ms."
			}),
			...restrictions
		};
		const keySchema = build.ZUJ.Object(keyFields, { description: "A key, without its secret value." });
		const newKeySchema = build.ZUJ.Object({
			...keyFields,
			key: build.ZUJ.String({ description: "The secret value of the key. It is returned only once." })
		});
		const created = {
			description: "The new key.",
			headers: { Location: build.ZUJ.String({ description: "The path of the key." }) },
			content: { "application/json": { schema: newKeySchema } }
		};
		const idSchema = build.ZUJ.Object({ id: build.ZUJ.String({ description: "The id of a key." }) });
		const shown = ({ id, org, scopes, name, createdAt, expiresAt, project }) => ({
			...{
				id,
				org,
				scopes,
				name,
				createdAt
			},
			...expiresAt !== undefined && { expiresAt },
			...project !== undefined && { project }
		});
		function demandUsable({ scopes, expiresAt }, now) {
			if (scopes.includes("badge") && scopes.length > 1) throw fieldProblem({
				name: "scopes",
				message: "\"badge\" must be the only scope."
			});
			if (expiresAt !== undefined && expiresAt <= now) {
				throw fieldProblem({
					name: "expiresAt",
					message: `${expiresAt} must be later than now, which is ${now}.`
				});
			}
		}
		const demandPlain = async ({ headers }) => {
			if ((headers["content-encoding"] ?? "identity").toLowerCase() === "identity") return;
			throw new HttpProblem(415, "This endpoint does not accept compressed content.", { headers: { "accept-encoding": "identity" } });
		};
		const noSuchKey = () => new HttpProblem(404, "There is no key with this id.");
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
					summary: "Create a key",
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
				demandUsable(body, now());
				const key = newApiKey();
				const stored = {
					id: (0, external_node_crypto_.randomUUID)(),
					hash: hashApiKey(key),
					...body,
					createdAt: now()
				};
				await store.addKey(stored);
				keyRing.invalidate();
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
						200: build.ZUJ.Object({ keys: build.ZUJ.Array(keySchema) }, { description: "All keys except the administration key, without their secret values." }),
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
						description: "The server refuses the key from the next request on. Other servers on the same store refuse it within a second.",
						params: idSchema,
						response: {
							204: build.ZUJ.Null({ description: "The key is revoked." }),
							...problemResponses(401, 403, 404, 429, 500, 503)
						}
					},
					onRequest
				}, async ({ params }, reply) => {
					const known = (await organisationKeys()).some(({ id }) => id === params.id);
					if (!known || !await store.removeKey(params.id)) throw noSuchKey();
					keyRing.invalidate();
					return reply.code(204).send();
				});
			});
		}
		;
		const properties_query_filters = {
			...coordinateFilters,
			name: equals("name", "The name of the property."),
			build: optional(equals("build", "Only values of this build, which is the run of the pipeline with its attempt. Default: any.")),
			exceptBuild: optional(differs("build", "Ignore the values of this build, so that a build is not compared with itself. Default: none.")),
			ref: optional(equals("ref", "Only values of this branch or tag. Default: any."))
		};
		const propertiesSchemas = schemasOf(properties_query_filters);
		const propertiesQuery = (parameters) => ({
			sql: `SELECT timestamp, name, valueType,
  if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value,
  build, ref
FROM records
WHERE ${conditionsOf(properties_query_filters, parameters)} AND records.kind = 'property'
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
			parameters
		});
		;
		const property = build.ZUJ.Object({
			timestamp: build.ZUJ.Integer({
				format: "int64",
				description: "The time of the record in Unix ms."
			}),
			name: build.ZUJ.String(),
			valueType: build.ZUJ.Enum(["number", "string"], { type: "string" }),
			value: build.ZUJ.Union([build.ZUJ.Number(), build.ZUJ.String()]),
			build: build.ZUJ.String(),
			ref: build.ZUJ.String()
		});
		function addPropertiesRoute(app, context) {
			addDataRoute(app, context, {
				path: "/v1/data/properties",
				operationId: "properties",
				summary: "The latest value of a property",
				querystring: build.ZUJ.Object(propertiesSchemas),
				document: build.ZUJ.Object({ properties: build.ZUJ.Array(property) }),
				documentDescription: "A list of one property. The list is empty if the property has no value.",
				query: context.store.property
			});
		}
		var plausible_time = __webpack_require__(63255);
		var records_validate = __webpack_require__(19758);
		var text_decoder = __webpack_require__(14369);
		var json_fault = __webpack_require__(37147);
		var line_reader = __webpack_require__(94572);
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
			const lines = (0, ndjson.g)({
				value(value, line, length) {
					const result = toStorable(value, length);
					if ("refusal" in result) return refuse(line, result.refusal);
					if (count === maximumRecords) throw new HttpProblem(413, `The content has more than ${maximumRecords} records. Split it into several requests.`);
					count += 1;
					ready.push(result.record);
				},
				fault({ line, kind, text }) {
					if (kind === "too-long") throw new HttpProblem(413, `Line ${line} is longer than ${line_reader.n} characters.`);
					refuse(line, kind === "cut-off" ? "The line is incomplete." : `The line ${(0, json_fault.a)(text)}.`);
				}
			});
			const taken = () => {
				const records = ready;
				ready = [];
				return records;
			};
			const content = (0, external_node_crypto_.createHash)("sha256");
			let hash;
			const decoder = (0, text_decoder.W)();
			const read = (bytes, last) => {
				for (const piece of decoder.decode(bytes, last)) lines.write(piece);
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
				throw new HttpProblem(415, `Unsupported Content-Encoding "${(0, display_text.p)(name.slice(0, 60))}". Use ${readableEncodings.join(" or ")}, or send plain content.`, { headers: { "accept-encoding": readableEncodings.join(", ") } });
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
		const tooLarge = (maximumBytes) => new HttpProblem(413, `The content has more than ${maximumBytes} bytes, compressed or decompressed. Split it into several requests.`);
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
			if (code === "ECONNRESET" || code === "ERR_STREAM_PREMATURE_CLOSE") return new HttpProblem(400, "The content is incomplete.", { cause: error });
			if (!/^(Z_|ZSTD_|ERR_ZLIB|ERR_ZSTD)/.test(code)) return error;
			const state = code === "Z_BUF_ERROR" ? "incomplete" : "damaged";
			return new HttpProblem(400, `The ${encoding} data is ${state}. Nothing was stored.`, { cause: error });
		}
		var job_identity = __webpack_require__(99712);
		var name_limit = __webpack_require__(14157);
		;
		const leftOutFields = new Set(["sourceLocation", "producer"]);
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
			"runner",
			"cause"
		];
		function storableRecord(value, length, { org, project, now, defaultTimestamp, validate }) {
			const wrong = validate(value, length);
			if (wrong !== undefined) return { refusal: `The line is not a valid record: ${wrong}.` };
			const given = value;
			const fields = fieldsOfKind.get(given.kind);
			if (fields === undefined) return { refusal: `Unknown kind of record: "${(0, display_text.p)(given.kind.slice(0, 60))}".` };
			if (given.org !== undefined && given.org !== org) {
				throw new HttpProblem(403, "A record belongs to another organisation than the key. Nothing was stored.");
			}
			if (project !== undefined && !isMissing(given.project) && given.project !== project) {
				throw new HttpProblem(403, "The key gives no access to the project of a record. Nothing was stored.");
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
				if (typeof text === "string" && text.length > name_limit.o) return `"${name}" must have at most ${name_limit.o} characters.`;
			}
			return undefined;
		}
		function implausibleTime(timestamp, now) {
			const isEarly = timestamp < now;
			const fault = isEarly ? "before the year 2000" : "more than a day in the future";
			const given = Math.abs(timestamp) <= lastDate ? `${timestamp} (${new Date(timestamp).toISOString()})` : String(timestamp);
			return `${given}, which is ${fault}. Use Unix milliseconds, or omit the timestamp.`;
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
		;
		const idleMs = 1e3;
		const retryAfterSeconds = 2;
		function createUploadMemory({ maximumBytes, maximumBytesPerOrganisation, now = performance.now.bind(performance) }) {
			const shares = new Map();
			let bytesOfAll = 0;
			const free = (share, body) => {
				share.bytes -= body.bytes;
				bytesOfAll -= body.bytes;
				body.bytes = 0;
				share.uploads.delete(body);
			};
			const unfinishedOfLarger = (than) => {
				const larger = [...shares.values()].filter(({ bytes }) => bytes > than.bytes).sort((one, other) => other.bytes - one.bytes);
				for (const share of larger) for (const body of share.uploads) if (!body.isComplete) return [share, body];
				return undefined;
			};
			const ownIdle = (share, except) => {
				for (const body of share.uploads) {
					if (!body.isComplete && body !== except && now() - body.lastMs >= idleMs) return [share, body];
				}
				return undefined;
			};
			const makeRoom = (share, body) => {
				for (;;) {
					const isShareFull = share.bytes > maximumBytesPerOrganisation;
					if (!isShareFull && bytesOfAll <= maximumBytes) return;
					const evicted = (isShareFull ? undefined : unfinishedOfLarger(share)) ?? ownIdle(share, body);
					if (evicted === undefined) throw unavailable("The server is receiving too many uploads. Retry later.", retryAfterSeconds);
					free(...evicted);
					evicted[1].stop.abort(unavailable("The upload was incomplete when other uploads needed its memory. Retry it.", retryAfterSeconds));
				}
			};
			return { open(organisation) {
				const share = shares.get(organisation) ?? {
					bytes: 0,
					uploads: new Set()
				};
				shares.set(organisation, share);
				const body = {
					bytes: 0,
					isComplete: false,
					lastMs: now(),
					stop: new AbortController()
				};
				share.uploads.add(body);
				const { signal } = body.stop;
				return {
					signal,
					add(bytes) {
						signal.throwIfAborted();
						body.lastMs = now();
						share.uploads.delete(body);
						share.uploads.add(body);
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
						if (share.uploads.size === 0 && shares.get(organisation) === share) shares.delete(organisation);
					}
				};
			} };
		}
		var dist_ajv = __webpack_require__(42463);
		var nearest_name = __webpack_require__(47153);
		;
		const maximumErrors = 20;
		function createParameterReader({ properties, required }) {
			const schemas = properties;
			const names = Object.keys(schemas);
			const isRequired = new Set(required);
			return (raw) => {
				const errors = [];
				const values = {};
				for (const name of Object.keys(raw)) if (!Object.hasOwn(schemas, name)) errors.push(unknownParameter(name, names));
				for (const [name, schema] of Object.entries(schemas)) {
					const given = raw[name];
					if (given === undefined) {
						if (isRequired.has(name)) errors.push({
							name,
							message: "It is required."
						});
						continue;
					}
					const read = schema.type === "array" ? readList(given, schema.items ?? {}) : readScalar(given, schema);
					if ("error" in read) errors.push({
						name,
						message: read.error
					});
					else values[name] = read.value;
				}
				const [first] = errors;
				if (first === undefined) return values;
				throw parameterProblem(first, ...errors.slice(1, maximumErrors));
			};
		}
		function unknownParameter(given, names) {
			const nearest = (0, nearest_name.q)(given, names);
			const message = nearest === undefined ? `Unknown parameter. Known parameters: ${names.join(", ")}.` : `Unknown parameter. Did you mean "${nearest}"?`;
			return {
				name: parameter_reader_shown(given),
				message
			};
		}
		function readList(given, items) {
			const values = new Set();
			for (const text of [given].flat().flatMap((piece) => piece.split(","))) {
				const read = readScalar(text, items);
				if ("error" in read) return read;
				values.add(read.value);
			}
			return { value: [...values] };
		}
		function readScalar(given, schema) {
			if (typeof given !== "string") return { error: "It must be given only once." };
			if (schema.type === "integer") return readInteger(given, schema);
			if (schema.enum !== undefined) {
				return schema.enum.includes(given) ? { value: given } : { error: `"${parameter_reader_shown(given)}" must be one of: ${schema.enum.join(", ")}.` };
			}
			if (given === "") return { error: "It must not be empty." };
			if (given.length > (schema.maxLength ?? Number.POSITIVE_INFINITY)) return { error: `It must have at most ${schema.maxLength} characters.` };
			return { value: given };
		}
		const parameter_reader_int64 = {
			least: -(2n ** 63n),
			most: 2n ** 63n - 1n
		};
		function readInteger(given, { minimum, maximum }) {
			const value = /^-?\d{1,19}$/.test(given) ? BigInt(given) : undefined;
			if (value === undefined || value < parameter_reader_int64.least || value > parameter_reader_int64.most) {
				const expected = /^-?\d+$/.test(given) ? ` between ${parameter_reader_int64.least} and ${parameter_reader_int64.most}` : ", such as 86400000";
				return { error: `"${parameter_reader_shown(given)}" must be a 64-bit integer${expected}.` };
			}
			const number = Math.min(Math.max(Number(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
			if (minimum !== undefined && number < minimum) return { error: `${given} must be at least ${minimum}.` };
			if (maximum !== undefined && number > maximum) return { error: `${given} must be at most ${maximum}.` };
			return { value: number };
		}
		function parameter_reader_shown(text) {
			const line = (0, display_text.p)(text.slice(0, 200));
			return line.length > 60 ? `${line.slice(0, 60)}\u2026` : line;
		}
		;
		const validator_compiler_maximumErrors = 20;
		function createValidatorCompiler() {
			const ajv = new dist_ajv.Ajv({
				allErrors: true,
				verbose: true,
				formats: { int64: true }
			});
			return ({ schema, httpPart }) => {
				if (httpPart === "querystring") {
					const read = createParameterReader(schema);
					return (raw) => validator_compiler_attempt(() => read(raw));
				}
				const validate = ajv.compile(schema);
				return (value) => validate(value) ? { value } : { error: validator_compiler_problemOf(validate.errors ?? []) };
			};
		}
		function validator_compiler_attempt(read) {
			try {
				return { value: read() };
			} catch (error) {
				return { error };
			}
		}
		function validator_compiler_problemOf(errors) {
			const inputErrors = errors.slice(0, validator_compiler_maximumErrors).map(inputErrorOf);
			const [first] = inputErrors;
			return new HttpProblem(400, first === undefined ? "The request is not valid." : `Invalid field "${first.name}": ${first.message}`, { errors: inputErrors });
		}
		function inputErrorOf({ keyword, instancePath, message = "is wrong", params, parentSchema }) {
			const path = instancePath.slice(1).split("/").filter(Boolean);
			const at = (...more) => [...path, ...more].join(".") || "body";
			switch (keyword) {
				case "required": return {
					name: at(params.missingProperty),
					message: "It is required."
				};
				case "additionalProperties": return {
					name: at((0, display_text.p)(String(params.additionalProperty).slice(0, 60))),
					message: `Unknown field. Known fields: ${Object.keys(parentSchema?.properties ?? {}).join(", ")}.`
				};
				case "type": return {
					name: at(),
					message: `It must be of type ${params.type}.`
				};
				case "enum": return {
					name: at(),
					message: `It must be one of: ${params.allowedValues.join(", ")}.`
				};
				case "minLength":
				case "minItems": return {
					name: at(),
					message: "It must not be empty."
				};
				case "maxLength": return {
					name: at(),
					message: `It must have at most ${params.limit} characters.`
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
				description: "The number of stored records. A repeated batch counts once and gets the same response."
			}),
			refused: build.ZUJ.Array(build.ZUJ.Object({
				line: build.ZUJ.Integer({ minimum: 1 }),
				message: build.ZUJ.String()
			}), { description: "The first 100 lines that are not valid records, with the reason. All other lines are stored." }),
			refusedCount: build.ZUJ.Integer({
				minimum: 0,
				description: "The number of refused lines."
			})
		}, { description: "The stored records are on disk. The response also lists the lines that were refused." });
		const idempotencyHeader = "idempotency-key";
		const querySchema = build.ZUJ.Object({ timestamp: build.ZUJ.Optional(build.ZUJ.Integer({
			format: "int64",
			description: "The time of records without a `timestamp`, in Unix ms. Default: now. It is not part of the content: the same records count once, " + "even if a repeat has another value."
		})) });
		const records_route_schema = {
			operationId: "storeRecords",
			summary: "Store records",
			description: "The content is newline-delimited JSON with one record per line, plain or compressed. Either all valid records are stored or none, and a " + "repeated batch counts once. `org` defaults to the organisation of the key. `project` and `module` are required, and `pipeline` for jobs. A " + "`timestamp` before the year 2000 or more than a day in the future is refused. If a job was run again, only its newest attempt counts, even " + "if an older one arrives later.",
			tags: ["data"],
			security: [{ key: [] }],
			querystring: querySchema,
			headers: build.ZUJ.Object({
				[idempotencyHeader]: build.ZUJ.Optional(build.ZUJ.String({
					minLength: 1,
					maxLength: 255,
					description: "Identifies a batch, so that a repeat counts once. Default: the SHA-256 of the decompressed content. As long as the records are " + "stored, only the same decompressed content is accepted with this key; other content is refused with 422."
				})),
				"content-encoding": build.ZUJ.Optional(build.ZUJ.String({ description: "`gzip`, or `zstd` if the server runs on Node 22.15 or later." }))
			}),
			body: { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: build.ZUJ.String({ description: "Lines of JSON. Each line matches the schema Record." }) }])) },
			response: {
				200: responseSchema,
				...problemResponses(400, 401, 403, 413, 415, 422, 429, 500, 503)
			}
		};
		async function addRecordsRoute(parent, { store, authentication, metrics, now, uploadLimits }) {
			const { maximumBytes, maximumRecords, maximumBytesInFlight } = uploadLimits;
			const validate = (0, records_validate.createRecordValidator)();
			const memory = createUploadMemory({
				maximumBytes: maximumBytesInFlight,
				maximumBytesPerOrganisation: Math.max(maximumBytes, maximumBytesInFlight - maximumBytes)
			});
			const storeBatch = async (request, givenKey) => {
				const { org = "", project } = request.organisationKey ?? {};
				const body = memory.open(org);
				const encoding = request.headers["content-encoding"];
				const counted = async function* () {
					for await (const chunk of requestContent(request.body, encoding, maximumBytes, body.signal)) {
						body.add(chunk.length);
						yield chunk;
					}
					body.complete();
				};
				const storableOptions = {
					org,
					project,
					now: now(),
					defaultTimestamp: defaultTimestampOf(request, now()),
					validate
				};
				try {
					const batch = readRecordBatch(counted(), maximumRecords, (value, length) => storableRecord(value, length, storableOptions));
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
					const { count, refused, refusedCount } = await storeBatch(request, idempotencyKey);
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
		const wrongType = () => new HttpProblem(415, `The Content-Type header must be ${mediaTypes[0]}.`, { headers: { accept: mediaTypes.join(", ") } });
		function defaultTimestampOf({ query }, now) {
			const { timestamp = now } = query;
			if ((0, plausible_time.v)(timestamp, now)) return timestamp;
			throw parameterProblem({
				name: "timestamp",
				message: `It is ${implausibleTime(timestamp, now)}`
			});
		}
		function otherContent(givenKey, cause) {
			const key = givenKey === undefined ? "hash of the content" : `Idempotency-Key "${(0, display_text.p)(givenKey)}"`;
			return new HttpProblem(422, `The ${key} was already used for other content. Nothing was stored. Retry with another Idempotency-Key.`, { cause });
		}
		function idempotencyKeyOf({ headers }) {
			const key = headers[idempotencyHeader];
			if (key === undefined) return undefined;
			if (typeof key === "string" && /^[!-~]([ -~]{0,253}[!-~])?$/.test(key)) return key;
			const message = "It must have 1 to 255 printable ASCII characters.";
			throw new HttpProblem(400, `Invalid header "Idempotency-Key": ${message}`, { errors: [{
				name: "Idempotency-Key",
				message
			}] });
		}
		;
		const writeRunCursor = ({ timestamp, arrived, tie, fromTs }) => Buffer.from(JSON.stringify([
			timestamp,
			arrived,
			tie,
			fromTs
		])).toString("base64url");
		function readRunCursor(text) {
			const numbers = numbersIn(Buffer.from(text, "base64url").toString());
			const [timestamp, arrived, tie, fromTs] = numbers;
			if (numbers.length !== 4 || timestamp === undefined || arrived === undefined || tie === undefined || fromTs === undefined) {
				throw parameterProblem({
					name: "cursor",
					message: "It must be the \"nextCursor\" of an earlier response."
				});
			}
			return {
				timestamp,
				arrived,
				tie,
				fromTs
			};
		}
		function numbersIn(json) {
			try {
				const value = JSON.parse(json);
				return Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)) ? value : [];
			} catch {
				return [];
			}
		}
		;
		const maximumRuns = 200;
		const defaultRuns = 50;
		const runLimits = {
			message: 2e3,
			details: 8e3,
			attempts: 5,
			attemptMessage: 1e3,
			attemptDetails: 4e3
		};
		const runs_query_filters = {
			...coordinateFilters,
			testId: optional(equals("id", "Only runs of the test with this id. Default: all tests.")),
			ref: optional(equals("ref", "Only runs on this branch or tag. Default: any.")),
			status: optional(isOneOf("status", record.b, "Only runs with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.")),
			cause: optional(equals("cause", "Only failures with this cause. Default: any."))
		};
		const runsSchemas = {
			...schemasOf(runs_query_filters),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: maximumRuns,
				description: `The maximum number of runs. Default: ${defaultRuns}.`
			}))
		};
		const tie = "bitShiftRight(sipHash64(records.id, records.build, records.job), 11)";
		const order = [
			"records.timestamp",
			"records.arrived",
			"tie"
		];
		const isAfter = `records.timestamp <= {afterTs:Int64} AND (${order[0]}, ${order[1]}, ${order[2]}) < ({afterTs:Int64}, {afterArrived:Int64}, {afterTie:Int64})`;
		const runs_query_attempts = `JSONExtract(records.attempts, 'Array(Tuple(status String, duration Nullable(Float64), message String, details String))')`;
		const runsSettings = ["max_threads = 1"];
		function runsQuery({ limit = defaultRuns, after, ...parameters }) {
			const { message, details, attempts: maximumAttempts, attemptMessage, attemptDetails } = runLimits;
			return {
				sql: `SELECT records.timestamp AS timestamp, records.arrived AS arrived, ${tie} AS tie, id AS testId, name, suite, status, flaky, duration,
  pipeline, build, ref, job, toString(records.jobRun) AS jobRun, records.jobAttempt AS jobAttempt,
  leftUTF8(records.message, ${message}) AS message, leftUTF8(records.details, ${details}) AS details, cause, file, line, tags,
  JSONLength(records.attempts) AS attemptCount,
  arrayMap(one -> tuple(one.status, one.duration, leftUTF8(one.message, ${attemptMessage}), leftUTF8(one.details, ${attemptDetails}))::Tuple(status String, duration Nullable(Float64), message String, details String), arraySlice(${runs_query_attempts}, 1, ${maximumAttempts})) AS attempts
FROM records
WHERE ${conditionsOf(runs_query_filters, parameters)} AND records.kind = 'test' AND ${inRange}${after === undefined ? "" : ` AND ${isAfter}`}
ORDER BY ${order.map((column) => `${column} DESC`).join(", ")}
LIMIT ${limit}`,
				parameters: {
					...parameters,
					...spanParameters(parameters),
					...after !== undefined && {
						afterTs: after.timestamp,
						afterArrived: after.arrived,
						afterTie: after.tie
					}
				}
			};
		}
		const nearbyMs = 7 * 24 * 60 * 60 * 1e3;
		function nearby({ org, project, module }, kind, places) {
			const times = places.map(({ timestamp }) => timestamp);
			const isNear = "records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}";
			return {
				sql: `FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = '${kind}' AND ${isNear}
  AND records.build IN {builds:Array(String)}`,
				parameters: {
					org,
					project,
					module,
					builds: [...new Set(places.map(({ build }) => build))],
					...spanParameters({
						fromTs: Math.min(...times) - nearbyMs,
						toTs: Math.max(...times) + nearbyMs
					})
				}
			};
		}
		function buildFactsQuery(module, places) {
			const { sql, parameters } = nearby(module, "build", places);
			return {
				sql: `SELECT records.build AS build, max(records.commit) AS commit, max(records.branch) AS branch, max(records.pullRequest) AS pullRequest,
  max(records.url) AS url
${sql}
GROUP BY build`,
				parameters
			};
		}
		function jobFactsQuery(module, places) {
			const { sql, parameters } = nearby(module, "job", places);
			return {
				sql: `SELECT records.build AS build, records.name AS job, max(records.url) AS url
${sql} AND records.name IN {jobs:Array(String)}
GROUP BY build, job`,
				parameters: {
					...parameters,
					jobs: [...new Set(places.map(({ job }) => job))]
				}
			};
		}
		const supersedingQuery = ({ org, project, module }, runs) => ({
			sql: `SELECT toString(records.jobRun) AS jobRun, max(records.jobAttempt) AS newest
FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.jobAttempt > 1
  AND records.timestamp >= {fromTs:Int64} AND records.jobRun IN arrayMap(one -> toUInt64(one), {jobRuns:Array(String)})
GROUP BY jobRun`,
			parameters: {
				org,
				project,
				module,
				fromTs: Math.min(...runs.map(({ timestamp }) => timestamp)),
				jobRuns: [...new Set(runs.map(({ jobRun }) => jobRun))]
			}
		});
		;
		const test_runs_route_status = build.ZUJ.Enum([...record.b], { type: "string" });
		const test_runs_route_duration = build.ZUJ.Optional(build.ZUJ.Number({
			minimum: 0,
			description: "In ms. Absent if it is unknown."
		}));
		const first = (length) => `The first ${length.toLocaleString("en")} characters of it.`;
		const test_runs_route_run = build.ZUJ.Object({
			timestamp: time("The time of the run."),
			testId: build.ZUJ.String(),
			name: build.ZUJ.String(),
			suite: build.ZUJ.Array(build.ZUJ.String(), { description: "The suites that contain the test, outermost first." }),
			status: test_runs_route_status,
			flaky: build.ZUJ.Boolean({ description: "Whether the test passed only after a retry." }),
			duration: test_runs_route_duration,
			build: build.ZUJ.String({ description: "The run of the pipeline, with its attempt." }),
			pipeline: build.ZUJ.String(),
			job: build.ZUJ.String({ description: "The job, with the values of its matrix. Empty if it is unknown." }),
			ref: build.ZUJ.String({ description: "The branch or tag. Empty if it is unknown." }),
			superseded: build.ZUJ.Boolean({ description: "Whether a later attempt of the job replaced this run. The aggregated results do not count such a run." }),
			commit: knownText("The commit of the build."),
			branch: knownText("The branch of the build."),
			pullRequest: knownText("The pull request of the build."),
			url: knownText("The page of the job, or else of the build."),
			file: knownText("The source file of the test."),
			line: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				description: "The line in the file. Absent if it is unknown."
			})),
			tags: build.ZUJ.Array(build.ZUJ.String()),
			cause: knownText("The cause of the failure."),
			message: knownText(`A short description of the failure, or the reason for skipping. ${first(runLimits.message)}`),
			details: knownText(`The full description of the failure, usually a stack trace. ${first(runLimits.details)}`),
			attempts: build.ZUJ.Array(build.ZUJ.Object({
				status: test_runs_route_status,
				duration: test_runs_route_duration,
				message: knownText(`A short description of the failure. ${first(runLimits.attemptMessage)}`),
				details: knownText(`The full description of the failure. ${first(runLimits.attemptDetails)}`)
			}), {
				maxItems: runLimits.attempts,
				description: `The first ${runLimits.attempts} attempts before the last one, oldest first.`
			}),
			attemptCount: count("The number of attempts before the last one.")
		});
		function addTestRunsRoute(app, { store, now, ...context }) {
			addDataRoute(app, {
				store,
				now,
				...context
			}, {
				path: "/v1/data/tests/runs",
				operationId: "testRuns",
				summary: "Single runs of tests",
				description: "Returns runs of a test, or of all tests of a module, the newest first, with their builds, messages and attempts. To get older runs, repeat the request with `cursor`. New records change nothing on later pages.",
				querystring: build.ZUJ.Object({
					...spanSchemas,
					...runsSchemas,
					cursor: build.ZUJ.Optional(build.ZUJ.String({
						maxLength: 200,
						description: "The `nextCursor` of the previous page. All other parameters must be the same."
					}))
				}),
				document: build.ZUJ.Object({
					runs: build.ZUJ.Array(test_runs_route_run, { maxItems: maximumRuns }),
					nextCursor: build.ZUJ.Optional(build.ZUJ.String({ description: "The cursor for older runs. Absent on the last page." }))
				}),
				documentDescription: "The runs, the newest first. The list is empty if nothing was recorded.",
				query: async ({ cursor, fromTs, toTs, ...parameters }, signal) => {
					const after = cursor === undefined ? undefined : readRunCursor(cursor);
					const start = fromTs ?? after?.fromTs;
					const span = spanOf({
						...start !== undefined && { fromTs: start },
						...toTs !== undefined && { toTs }
					}, now());
					const { runs, hasMore } = await store.testRuns({
						...parameters,
						...span,
						after
					}, signal);
					const last = runs.at(-1);
					const nextCursor = hasMore && last !== undefined ? writeRunCursor({
						...last,
						fromTs: span.fromTs
					}) : undefined;
					return external_node_stream_.Readable.from([JSON.stringify({
						runs: runs.map(shownRun),
						nextCursor
					})]);
				}
			});
		}
		const shownRun = (run) => ({
			timestamp: run.timestamp,
			testId: run.testId,
			name: run.name,
			suite: run.suite,
			status: run.status,
			flaky: run.flaky,
			duration: run.duration ?? undefined,
			build: run.build,
			pipeline: run.pipeline,
			job: run.job,
			ref: run.ref,
			superseded: run.superseded,
			commit: run.commit || undefined,
			branch: run.branch || undefined,
			pullRequest: run.pullRequest || undefined,
			url: run.url || undefined,
			file: run.file || undefined,
			line: run.line || undefined,
			tags: run.tags,
			cause: run.cause || undefined,
			message: run.message || undefined,
			details: run.details || undefined,
			attempts: run.attempts.map(({ status, duration, message, details }) => ({
				status,
				duration: duration ?? undefined,
				message: message || undefined,
				details: details || undefined
			})),
			attemptCount: run.attemptCount
		});
		var history_rows = __webpack_require__(91458);
		;
		const history_query_filters = {
			...coordinateFilters,
			ref: equals("ref", "The branch."),
			job: optional(equals("job", "Only tests of this job, with the values of its matrix. Default: the tests of all jobs."))
		};
		const historySchemas = {
			...schemasOf(history_query_filters),
			testId: build.ZUJ.Optional(nameSchema("Only the test with this id. Default: all.")),
			limit: build.ZUJ.Optional(build.ZUJ.Integer({
				minimum: 1,
				maximum: history_rows.kB,
				description: `The number of builds, the newest ones. Default: ${history_rows.kB}.`
			}))
		};
		const history_query_countOf = (status) => `countIf(records.kind = 'test' AND records.status = '${status}')`;
		const historyBuildsQuery = ({ limit = history_rows.kB, testId: _, ...parameters }) => ({
			sql: `WITH ${repeats}
SELECT id, attempts, commit, url, timestamp, failed, passed, skipped, cancelled
FROM (
  SELECT ${buildRun} AS id, groupUniqArray(records.build) AS attempts, max(records.commit) AS commit, max(records.url) AS url,
    min(records.timestamp) AS timestamp, max(records.pullRequest) AS pullRequest, countIf(records.kind = 'test') AS tests,
    ${history_query_countOf("failed")} AS failed, ${history_query_countOf("successful")} AS passed, ${history_query_countOf("skipped")} AS skipped, ${history_query_countOf("cancelled")} AS cancelled
  FROM records
  WHERE ${conditionsOf(history_query_filters, parameters)} AND records.kind IN ('test', 'build') AND ${isOfNewestAttempt}
  GROUP BY id
  HAVING tests > 0 AND pullRequest = ''
  ORDER BY toUInt64OrZero(id) DESC, timestamp DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(id), timestamp`,
			parameters
		});
		function positionsIn(builds) {
			const attempts = builds.flatMap((build, index) => build.attempts.map((name) => [name, index + 1]));
			const positions = attempts.map(([, index]) => index).join(", ");
			return {
				attempts: attempts.map(([name]) => name),
				position: `toUInt8(transform(records.build, {attempts:Array(String)}, [${positions}], 0))`
			};
		}
		function historyTestsQuery({ limit: _, testId, ...parameters }, builds, maximumTests = history_rows.U1) {
			const { attempts, position } = positionsIn(builds);
			const outcome = `multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.flaky) > 0, 'f',
      countIf(records.status = 'successful') > 0, 'P', countIf(records.status = 'skipped') > 0, 'S', '-')`;
			const filter = {
				...history_query_filters,
				...testId !== undefined && { testId: equals("id", "") }
			};
			return {
				sql: `SELECT id, name, suite, results, causes, durations
FROM (
WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes, groupArray(longest) AS known
SELECT id, any(name) AS name, any(suite) AS suite, maxIf(position, outcome != '-') AS lastRun,
  arrayStringConcat(arrayMap(build -> if(has(positions, build), outcomes[indexOf(positions, build)], '-'), range(1, ${builds.length + 1}))) AS results,
  arrayMap(failure -> failure.2, arraySlice(arrayReverseSort(groupArrayIf((position, cause), outcome = 'F')), 1, ${history_rows.LF})) AS causes,
  if(max(longest) < 100, [], arrayMap(build -> if(has(positions, build), known[indexOf(positions, build)], 0), range(1, ${builds.length + 1}))) AS durations
FROM (
  WITH ${repeats}
  SELECT records.id AS id, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite,
    ${outcome} AS outcome,
    maxIf(records.cause, records.status = 'failed') AS cause, ifNull(max(records.duration), 0) AS longest
  FROM records
  WHERE ${conditionsOf(filter, {
					...parameters,
					...testId !== undefined && { testId }
				})} AND records.kind = 'test'
    AND records.timestamp >= {fromTs:Int64} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttempt}
  GROUP BY id, position
)
GROUP BY id
ORDER BY lastRun DESC, suite, name, id
LIMIT ${maximumTests}
)
ORDER BY suite, name, id`,
				parameters: {
					...parameters,
					...testId !== undefined && { testId },
					attempts,
					fromTs: Math.min(...builds.map(({ timestamp }) => timestamp))
				}
			};
		}
		const maximumProperties = 200;
		const maximumTextBytes = 600;
		function historyPropertiesQuery({ limit: _, testId: __, ...parameters }, builds) {
			const { attempts, position } = positionsIn(builds);
			return {
				sql: `SELECT position, name, value
FROM (
  SELECT ${position} AS position, records.name AS name, if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value
  FROM records
  WHERE ${conditionsOf(history_query_filters, parameters)} AND records.kind = 'property' AND has({attempts:Array(String)}, records.build)
    AND length(records.name) <= ${maximumTextBytes} AND length(records.valueText) <= ${maximumTextBytes}
  ORDER BY position, name, records.timestamp DESC, records.arrived DESC
  LIMIT 1 BY position, name
)
ORDER BY position, name
LIMIT ${maximumProperties} BY position`,
				parameters: {
					...parameters,
					attempts
				}
			};
		}
		var write_history_document = __webpack_require__(74668);
		var duration_codes = __webpack_require__(93355);
		var history_id = __webpack_require__(55154);
		;
		async function testsHistoryDocument({ builds, mayHaveEarlier, properties, tests }) {
			const rows = [];
			for await (const test of tests) rows.push(rowOf(test, mayHaveEarlier));
			const values = valuesByBuild(properties);
			return (0, write_history_document.$)((0, history_rows.tp)(builds.map((build, index) => ({
				...buildOf(build),
				...values.get(index + 1)
			})), rows));
		}
		function valuesByBuild(properties) {
			const values = new Map();
			for (const { position, name, value } of properties) {
				const known = values.get(position);
				if (known === undefined) values.set(position, [[name, value]]);
				else known.push([name, value]);
			}
			return new Map([...values].map(([position, entries]) => [position, { properties: Object.fromEntries(entries) }]));
		}
		const buildOf = ({ id, commit, url, timestamp, ...counts }) => ({
			id,
			timestamp,
			status: buildStatus(counts),
			...commit !== "" && { commit },
			...url !== "" && { url }
		});
		const rowOf = ({ id, name, suite, results, causes, durations }, mayHaveEarlier) => (0, history_rows.xG)({
			id: (0, history_id.E)(id),
			name,
			suite,
			results,
			causes: causes.map((cause) => cause || undefined),
			durations: durations.length === 0 ? undefined : durations.map(duration_codes.Oc).join(""),
			isOlder: mayHaveEarlier && results.startsWith("-")
		});
		;
		function addTestsHistoryRoute(app, { store, ...context }) {
			addDataRoute(app, {
				store,
				...context
			}, {
				path: "/v1/data/tests/history",
				operationId: "testsHistory",
				summary: "The results of tests in the last builds of a branch",
				description: "Returns a history document, as `build-report report --history-output` writes it: newline-delimited JSON whose first line lists the builds and their properties, the oldest first. It has one line for each test. A job that was run again counts with its newest attempt. A test that ran several times in a build counts with the worst result. Builds of pull requests are left out.",
				querystring: build.ZUJ.Object(historySchemas),
				document: build.ZUJ.String(),
				mediaType: "application/x-ndjson",
				documentDescription: "The history document. It contains no build if nothing was recorded.",
				query: async (parameters, signal) => external_node_stream_.Readable.from([await testsHistoryDocument(await store.testsHistory(parameters, signal))])
			});
		}
		;
		const tests_query_filters = {
			...coordinateFilters,
			status: optional(isOneOf("status", record.b, "Only tests with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.")),
			testId: optional(equals("id", "Only the test with this id. Default: all.")),
			ref: optional(equals("ref", "Only tests on this branch or tag. Default: any."))
		};
		const extraFields = {
			suite: "max(records.suite)",
			flakyCount: "countIf(records.flaky)"
		};
		const extraNames = ["suite", "flakyCount"];
		const testsSchemas = {
			...schemasOf(tests_query_filters),
			fields: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.Enum([...extraNames], { type: "string" }), { description: "Additional fields of each entry: `fields=suite,flakyCount`. Default: none." }))
		};
		const testsQuery = ({ fields = [], ...parameters }) => ({
			sql: `${percentiles},
  ${repeats}
SELECT ${bucketStart} AS timestamp, max(records.name) AS name, records.id AS testId,
  ${[figures, ...extraNames.filter((name) => fields.includes(name)).map((name) => `${extraFields[name]} AS ${name}`)].join(",\n  ")}
FROM records
WHERE ${conditionsOf(tests_query_filters, parameters)} AND records.kind = 'test' AND ${inRange}
  AND ${isOfNewestAttempt}
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`,
			parameters: {
				...parameters,
				...bucketParameters(parameters)
			}
		});
		;
		const tests_route_extraFields = {
			suite: build.ZUJ.Optional(build.ZUJ.Array(build.ZUJ.String(), { description: "The suites that contain the test, outermost first. Only with `fields=suite`." })),
			flakyCount: build.ZUJ.Optional(count("Runs that passed only after a retry. Only with `fields=flakyCount`."))
		};
		function addTestsRoute(app, context) {
			addDataRoute(app, context, {
				path: "/v1/data/tests/aggregated",
				operationId: "testsAggregated",
				summary: "Tests of a module over time",
				description: "Returns the number of results per status and the durations of each test of a module, by time bucket.",
				querystring: build.ZUJ.Object({
					...rangeParameters,
					...testsSchemas
				}),
				document: build.ZUJ.Object({ tests: build.ZUJ.Array(aggregatedEntry("testId", tests_route_extraFields)) }),
				documentDescription: "The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.",
				query: (parameters, signal) => context.store.testsAggregated({
					...parameters,
					...bucketsOf(parameters, context.now())
				}, signal)
			});
		}
		;
		const totals_query_filters = {
			...coordinateFilters,
			ref: optional(equals("ref", "Only tests on this branch or tag. Default: any."))
		};
		const testsTotalsSchemas = schemasOf(totals_query_filters);
		const levels = "0.25, 0.5, 0.75, 0.95, 0.99";
		const percents = [
			25,
			50,
			75,
			95,
			99
		];
		const ofBuild = [
			...record.b.map((status) => `countIf(records.status = '${status}') AS ${status}Sum`),
			"count() AS sum",
			"count(records.duration) AS timed",
			"min(records.duration) AS shortest",
			"max(records.duration) AS longest",
			"sum(records.duration) AS total",
			`quantilesExactInclusiveState(${levels})(records.duration) AS durations`
		].join(", ");
		const totals_query_figure = (name, value) => `if(sum(timed) = 0, 0, ${value}) AS duration${name}`;
		const totals_query_figures = (counts) => [
			...record.b.map((status) => `sum(${status}Sum) AS ${status}Count`),
			"sum(sum) AS totalCount",
			"if(successfulCount + failedCount = 0, null, successfulCount / (successfulCount + failedCount)) AS passRate",
			...counts,
			"uniqExact(run) AS buildCount",
			"uniqExactIf(run, failedSum > 0) AS failedBuildCount",
			totals_query_figure("Min", "min(shortest)"),
			totals_query_figure("Max", "max(longest)"),
			totals_query_figure("Avg", "sum(total) / sum(timed)"),
			...percents.map((percent, index) => totals_query_figure(`P${percent}`, `percentiles[${index + 1}]`))
		].join(",\n  ");
		const totals_query_percentiles = `quantilesExactInclusiveMerge(${levels})(durations) AS percentiles`;
		const testsTotalsQuery = (parameters) => ({
			sql: `WITH ${totals_query_percentiles}
SELECT timestamp,
  ${totals_query_figures(["sum(flakySum) AS flakyCount", "uniqExactIf(run, flakySum > 0 OR failedSum > 0) - uniqExactIf(run, failedSum > 0) AS flakyBuildCount"])}
FROM (
  WITH ${repeats}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, countIf(records.flaky) AS flakySum, ${ofBuild}
  FROM records
  WHERE ${conditionsOf(totals_query_filters, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isOfNewestAttempt}
  GROUP BY timestamp, build
)
GROUP BY timestamp
ORDER BY timestamp`,
			parameters: {
				...parameters,
				...bucketParameters(parameters)
			}
		});
		function jobsTotalsQuery(parameters) {
			const { expressions, table } = newestJobs(parameters, "timestamp, build, status, duration");
			return {
				sql: `WITH ${totals_query_percentiles}
SELECT timestamp,
  ${totals_query_figures([])}
FROM (
  WITH ${expressions}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, ${ofBuild}
  FROM ${table}
  WHERE ${inRange}
  GROUP BY timestamp, build
)
GROUP BY timestamp
ORDER BY timestamp`,
				parameters: {
					...parameters,
					...bucketParameters(parameters)
				}
			};
		}
		;
		const totalsEntry = (extra = {}) => build.ZUJ.Object({
			timestamp: time("Start of the bucket."),
			...Object.fromEntries(record.b.map((status) => [`${status}Count`, count(`Results with the status \`${status}\`.`)])),
			totalCount: count("All results."),
			passRate: build.ZUJ.Union([build.ZUJ.Number({
				minimum: 0,
				maximum: 1
			}), build.ZUJ.Null()], { description: "The share of successful results among the successful and failed ones, from 0 to 1. Null if there are none." }),
			...extra,
			buildCount: count("Builds with a result in the bucket. The attempts of a build count as one."),
			failedBuildCount: count("Builds with a failed result in the bucket."),
			...durationFields
		});
		;
		const flakyCounts = {
			flakyCount: count("Tests that passed only after a retry."),
			flakyBuildCount: count("Builds without a failed test, but with one that passed only after a retry.")
		};
		function addTotalsRoutes(app, context) {
			const documentDescription = "An entry for each bucket with results, ordered by timestamp. The list is empty if nothing was recorded.";
			addDataRoute(app, context, {
				path: "/v1/data/tests/totals",
				operationId: "testsTotals",
				summary: "A module over time",
				description: "Returns the number of results per status, the builds, and the durations of all tests of a module together, by time bucket.",
				querystring: build.ZUJ.Object({
					...rangeParameters,
					...testsTotalsSchemas
				}),
				document: build.ZUJ.Object({ totals: build.ZUJ.Array(totalsEntry(flakyCounts)) }),
				documentDescription,
				query: (parameters, signal) => context.store.testsTotals({
					...parameters,
					...bucketsOf(parameters, context.now())
				}, signal)
			});
			addDataRoute(app, context, {
				path: "/v1/data/jobs/totals",
				operationId: "jobsTotals",
				summary: "A pipeline over time",
				description: "Returns the number of jobs per status, the builds, and the durations of all jobs of a module and pipeline together, by time bucket.",
				querystring: build.ZUJ.Object({
					...rangeParameters,
					...pipelineSchemas
				}),
				document: build.ZUJ.Object({ totals: build.ZUJ.Array(totalsEntry()) }),
				documentDescription,
				query: (parameters, signal) => context.store.jobsTotals({
					...parameters,
					...bucketsOf(parameters, context.now())
				}, signal)
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
			addErrorHandlers(app);
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
				store: rateLimitCounters
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
			addTestsHistoryRoute(app, context);
			addTestRunsRoute(app, context);
			addFlakyTestsRoute(app, context);
			addFailureCausesRoute(app, context);
			addTotalsRoutes(app, context);
			addPropertiesRoute(app, context);
			addCoordinatesRoute(app, context);
			addBadgeRoute(app, context);
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
		async function startServer(options) {
			try {
				return await startOnStore(options);
			} catch (error) {
				await options.store.close();
				throw error;
			}
		}
		async function startOnStore(options) {
			const { store, adminKey, host, port, stdout, stderr, onListening, now = Date.now } = options;
			if (adminKey === "") throw new errors.yo("SERVICE_ADMIN_KEY is empty.", { hint: "Set a value, or unset it." });
			if (adminKey !== undefined && adminKey.length < safeKeyLength) {
				stderr.write(`warning: SERVICE_ADMIN_KEY has only ${adminKey.length} characters and can be guessed. Use at least ${safeKeyLength} random characters.\n`);
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
				if (firstKey !== undefined) stdout.write(`administration key, shown only once: ${firstKey}\n`);
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
			const server = await startServer(options);
			if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
			await server.close();
		}
		const urlOf = (host, port) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
		function cannotListen(host, port, cause) {
			const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
			if (code === "EADDRINUSE") return new errors.yo(`Port ${port} of ${host} is already in use.`, {
				hint: "Choose another port with --port, or 0 for a free one.",
				cause
			});
			if (code === "EACCES") return new errors.yo(`Port ${port} requires more privileges.`, {
				hint: "Choose a port from 1024 with --port.",
				cause
			});
			if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new errors.yo(`"${host}" is not an address of this machine.`, {
				hint: "Choose another address with --host.",
				cause
			});
			return new errors.oB(`Cannot listen on ${urlOf(host, port)}: ${(0, errors.bD)(cause)}.`, { cause });
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
		const beforeStored = `${beforeContent}${noHash}","stored":`;
		const storedLength = 10;
		const placeholder = `${beforeStored}${"0".repeat(storedLength)},`;
		const lineFeed = 10;
		const firstStored = 1e9;
		async function collectRows(records, arrive) {
			const rows = [];
			let piece = "";
			const take = (record) => {
				piece += `${placeholder}${recordRow(record, arrive()).slice(1)}\n`;
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
		function sealRows(rows, { batch, content, stored }) {
			const seconds = String(stored);
			for (const piece of rows) {
				for (let start = 0; start < piece.length; start = piece.indexOf(lineFeed, start) + 1) {
					piece.write(batch, start + beforeBatch.length, hashLength, "latin1");
					piece.write(content, start + beforeContent.length, hashLength, "latin1");
					piece.write(seconds, start + beforeStored.length, storedLength, "latin1");
				}
			}
		}
		const moduleKey = (project, module) => JSON.stringify([project, module]);
		function rowsOfOtherModules(rows, excluded) {
			const kept = [];
			for (const piece of rows) {
				for (let start = 0, end = 0; start < piece.length; start = end) {
					end = piece.indexOf(lineFeed, start) + 1;
					const { project, module } = JSON.parse(`{${piece.toString("utf8", start + placeholder.length, end)}`);
					if (!excluded.has(moduleKey(project, module))) kept.push(piece.subarray(start, end));
				}
			}
			return kept;
		}
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
		function coalesce(act, { weigh = () => 1, maximumWeight = Number.POSITIVE_INFINITY, ownerOf = () => "" } = {}) {
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
		async function longStatement(client, query, queryId) {
			await client.command({
				query,
				...queryId === undefined ? {} : { query_id: queryId },
				clickhouse_settings: {
					send_progress_in_http_headers: 1,
					http_headers_progress_interval_ms: "30000"
				}
			});
		}
		;
		const settlingS = 10 * 60;
		const updateIntervalMs = 15 * 60 * 1e3;
		const maximumRecent = 2e4;
		const batchesPerQuery = 100;
		const mark = "0".repeat(32);
		const updateSettings = `max_threads = 2, max_insert_threads = 1, max_bytes_before_external_group_by = ${512 * 1024 ** 2}, max_memory_usage = ${2 * 1024 ** 3}`;
		function createBatchIndex({ client, exclusive }, now) {
			let complete;
			let lastStored = firstStored;
			let updatedMs = Number.NEGATIVE_INFINITY;
			const running = new Set();
			let recent = new Map();
			let unknownFrom = 0;
			let failures = 0;
			const select = async (query) => (await client.query({
				query,
				format: "JSONEachRow"
			})).json();
			const readMark = async () => {
				const [row] = await select(`SELECT toUnixTimestamp(max(stored)) AS seconds FROM batches WHERE batch = '${mark}'`);
				complete = Math.max(complete ?? 0, row?.seconds ?? 0);
				lastStored = Math.max(lastStored, complete);
				if (exclusive) unknownFrom = unknownFrom === undefined ? undefined : Math.max(unknownFrom, complete);
				else unknownFrom = Math.max(0, complete - settlingS);
				return complete;
			};
			const readMarkOnce = coalesce(async () => {
				if (complete === undefined) await readMark();
			});
			const storedNow = () => {
				lastStored = Math.max(lastStored, Math.floor(now() / 1e3));
				return lastStored;
			};
			const search = coalesce(async (batches) => {
				const list = batches.map((batch) => `'${batch}'`).join(", ");
				const from = (table, condition) => select(`SELECT toString(batch) AS id, toStringCutToZero(content) AS hash, project, module
FROM ${table} WHERE ${condition}batch IN (${list}) GROUP BY batch, content, project, module`);
				const inRows = unknownFrom === undefined ? [] : [from("records", `stored >= toDateTime(${unknownFrom}, 'UTC') AND `)];
				const found = new Map();
				for (const { id, hash, project, module } of (await Promise.all([from("batches", ""), ...inRows])).flat()) {
					const contents = found.get(id) ?? new Map();
					const modules = contents.get(hash) ?? new Set();
					found.set(id, contents.set(hash, modules.add(moduleKey(project, module))));
				}
				return found;
			}, { maximumWeight: batchesPerQuery });
			const addEntries = async (from, to) => {
				await longStatement(client, `INSERT INTO batches SELECT batch, content, project, module, max(records.stored) FROM records
WHERE records.stored >= toDateTime(${from}, 'UTC') AND records.stored < toDateTime(${to}, 'UTC')
GROUP BY batch, content, project, module SETTINGS ${updateSettings}`);
				await client.insert({
					table: "batches",
					values: [{
						batch: mark,
						content: mark,
						stored: to
					}],
					format: "JSONEachRow"
				});
				complete = to;
			};
			const nextStored = async (from) => {
				const [row] = await select(`SELECT toUnixTimestamp(min(stored)) AS first, toFloat64(count()) AS count FROM records WHERE stored >= toDateTime(${from}, 'UTC')`);
				return row === undefined || row.count === 0 ? undefined : row.first;
			};
			const latestStored = async () => (await select("SELECT toUnixTimestamp(max(stored)) AS seconds FROM records"))[0]?.seconds ?? 0;
			const update = coalesce(async () => {
				updatedMs = performance.now();
				const from = await readMark();
				const latest = exclusive && unknownFrom !== undefined ? await latestStored() : 0;
				lastStored = Math.max(lastStored, latest + 1);
				const to = exclusive ? Math.min(storedNow(), ...[...running].map(({ stored }) => stored)) : Math.floor(now() / 1e3) - settlingS;
				if (to <= from) return;
				const failuresBefore = failures;
				for (let begin = await nextStored(from); begin !== undefined && begin < to; begin = await nextStored(complete ?? to)) {
					await addEntries(begin, Math.min(nextMonth(begin), to));
				}
				if (!exclusive) {
					unknownFrom = Math.max(0, to - settlingS);
					return;
				}
				recent = new Map([...recent].filter(([, { stored }]) => stored >= to));
				if (unknownFrom !== undefined && unknownFrom < to) unknownFrom = failures === failuresBefore && latest < to ? undefined : to;
			});
			const remember = (seal) => {
				if (recent.size >= 2 * maximumRecent) {
					for (const { stored } of recent.values()) unknownFrom = Math.min(unknownFrom ?? stored, stored);
					recent.clear();
				}
				recent.set(seal.batch, seal);
			};
			let updating = Promise.resolve();
			const updateIfDue = () => {
				const waitedMs = performance.now() - updatedMs;
				if (waitedMs < updateIntervalMs && !(recent.size > maximumRecent && waitedMs > 1e3)) return;
				updatedMs = performance.now();
				updating = update().catch(() => {});
			};
			return {
				async find(batch) {
					await readMarkOnce();
					const known = recent.get(batch);
					return known === undefined ? (await search(batch)).get(batch) ?? new Map() : new Map([[known.content, new Set()]]);
				},
				async add(hashes, insert) {
					await readMarkOnce();
					const seal = {
						...hashes,
						stored: storedNow()
					};
					running.add(seal);
					try {
						await insert(seal);
						if (exclusive) remember(seal);
					} catch (error) {
						failures += 1;
						if (exclusive) unknownFrom = Math.min(unknownFrom ?? seal.stored, seal.stored);
						throw error;
					} finally {
						running.delete(seal);
					}
					updateIfDue();
				},
				update: () => update(),
				close: () => updating
			};
		}
		function nextMonth(seconds) {
			const date = new Date(seconds * 1e3);
			return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / 1e3;
		}
		;
		function createDataPartCheck(client) {
			let checkedBlock;
			let damaged = 0;
			const select = async (query) => (await client.query({
				query,
				format: "JSONEachRow"
			})).json();
			const newParts = (after) => select(`SELECT name, toString(max_block_number) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'
AND active AND level = 0 AND max_block_number > ${after} ORDER BY max_block_number`);
			const checkPart = async (name) => {
				const results = await select(`CHECK TABLE records PART '${name}' SETTINGS check_query_single_value_result = 0`);
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
			const check = coalesce(checkNew);
			const begin = coalesce(async () => {
				const query = "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'";
				checkedBlock ??= BigInt((await select(query))[0]?.block ?? 0);
			});
			return async () => {
				if (checkedBlock === undefined) await begin();
				const before = damaged;
				return async () => {
					await check();
					if (damaged !== before) throw new StoreUnavailableError("The files of new records could not be written: the disk is full or failing, or a quota or a process limit is reached.");
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
		const asyncInsert = {
			async_insert: 1,
			wait_for_async_insert: 1,
			async_insert_deduplicate: 1
		};
		const asyncInsertOfShards = {
			wait_for_async_insert: 1,
			async_insert_deduplicate: 1,
			prefer_localhost_replica: 0
		};
		function createBatchWriter(connection, index, { cluster, asyncInserts }, now) {
			const watchParts = createDataPartCheck(connection.client);
			const running = new Map();
			let arrived = 0;
			const arrive = () => {
				arrived = Math.max(arrived + 1, now() * 1e3);
				return arrived;
			};
			const storedModules = async ({ batch, content }) => {
				const contents = await index.find(batch);
				const modules = contents.get(content) ?? contents.get("");
				if (contents.size > 0 && modules === undefined) throw conflict();
				return modules;
			};
			const insertRows = async (org, rows, { batch, content }) => {
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
				const combined = asyncInserts ? cluster === undefined ? asyncInsert : asyncInsertOfShards : {};
				await connection.insertRows(rows, {
					...oneBlock,
					...combined,
					...once
				}, org);
			};
			const store = async (org, rows, hashes) => {
				const modules = await storedModules(hashes);
				const missing = modules === undefined ? rows : cluster === undefined ? [] : rowsOfOtherModules(rows, modules);
				if (missing.length === 0) return;
				await index.add(hashes, async (seal) => {
					sealRows(missing, seal);
					await insertRows(org, missing, seal);
				});
				if (!connection.exclusive) await storedModules(hashes);
			};
			return {
				collect: (records) => collectRows(records, arrive),
				async write({ org, idempotencyKey, contentHash, rows }) {
					const batch = shortHash(JSON.stringify([org, idempotencyKey]));
					const content = shortHash(contentHash);
					for (let first = running.get(batch); first !== undefined; first = running.get(batch)) {
						const succeeded = await first.stored.then(() => true, () => false);
						if (!succeeded) continue;
						if (first.content === content) return;
						throw conflict();
					}
					if (rows.length === 0) {
						await storedModules({
							batch,
							content
						});
						return;
					}
					const stored = store(org, rows, {
						batch,
						content
					}).finally(() => running.delete(batch));
					running.set(batch, {
						content,
						stored
					});
					await stored;
				}
			};
		}
		const conflict = () => new BatchConflictError("The key of the batch was already used for other content.");
		const shortHash = (text) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 32);
		;
		const temporaryErrors = new Set([
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
		const hints = new Map([["497", "Grant the user of --store the privileges that docs/scaling.md lists."], ["701", "Set --cluster to a cluster that system.clusters lists."]]);
		const limits = new Set([
			"159",
			"160",
			"241",
			"396"
		]);
		const fileSystemError = "filesystem error: ";
		const programmingErrors = [
			TypeError,
			RangeError,
			ReferenceError,
			SyntaxError
		];
		function engineError(error) {
			if (error instanceof errors.yo || error instanceof StoreUnavailableError || error instanceof BatchConflictError) return error;
			if (programmingErrors.some((type) => error instanceof type)) return error;
			const code = engineCode(error);
			const message = messageOf(error);
			const hint = hints.get(code ?? "");
			if (hint !== undefined) return new errors.yo(`The ClickHouse server refused a statement: ${message}`, {
				hint,
				cause: error
			});
			if (code !== undefined && !temporaryErrors.has(code) && !message.includes(fileSystemError)) return error;
			return new StoreUnavailableError(`The store does not respond: ${message}`, { cause: error });
		}
		function queryError(error) {
			if (!limits.has(engineCode(error) ?? "")) return engineError(error);
			return new StoreLimitError(`The query exceeded its limits: ${messageOf(error)}`, { cause: error });
		}
		const messageOf = (error) => (error instanceof Error ? error.message : String(error)).trim().replace(/\.?$/, ".");
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
			"output_format_json_quote_64bit_integers = 0",
			"output_format_json_escape_forward_slashes = 0",
			"use_variant_as_common_type = 1"
		];
		async function jsonLines(connection, { sql, parameters }, caller, limits = defaultLimits, settings = []) {
			const all = [
				...settings,
				...jsonSettings,
				...limitSettings(limits)
			].join(", ");
			const timed = {
				sql: `${sql}\nFORMAT JSONEachRow SETTINGS ${all}`,
				parameters,
				timeMs: limits.timeMs
			};
			const stream = await connection.query(timed, caller).catch((error) => {
				throw queryError(error);
			});
			stream.on("error", () => {});
			return stream;
		}
		async function jsonDocument(connection, name, query, caller, limits = defaultLimits) {
			const stream = await jsonLines(connection, query, caller, limits, ["output_format_json_array_of_rows = 1"]);
			return external_node_stream_.Readable.from(json_document_document(name, stream), { objectMode: false }).once("close", () => stream.destroy());
		}
		async function* json_document_document(name, rows) {
			yield `{${JSON.stringify(name)}:`;
			try {
				yield* rows;
			} catch (error) {
				throw queryError(error);
			}
			yield "}";
		}
		var external_node_readline_ = __webpack_require__(80481);
		;
		async function* rowsOf(lines) {
			try {
				for await (const line of (0, external_node_readline_.createInterface)({
					input: lines,
					crlfDelay: Number.POSITIVE_INFINITY
				})) {
					if (line !== "") yield JSON.parse(line);
				}
			} catch (error) {
				throw queryError(error);
			} finally {
				lines.destroy();
			}
		}
		async function listOf(rows) {
			const list = [];
			for await (const row of rows) list.push(row);
			return list;
		}
		;
		async function readFailureCauses(connection, parameters, caller, limits) {
			const rows = async (query) => listOf(rowsOf(await jsonLines(connection, query, caller, limits)));
			const causes = await rows(causesQuery(parameters));
			if (causes.length === 0) return [];
			const failures = await rows(causeFailuresQuery(parameters, causes));
			const builds = failures.length === 0 ? [] : await rows(buildFactsQuery(parameters, failures));
			const failureAt = new Map(failures.map((failure) => [placeOf(failure.cause, failure.timestamp), failure]));
			const factsOf = new Map(builds.map((facts) => [facts.build, facts]));
			return causes.map((cause) => {
				const at = (time) => {
					const build = failureAt.get(placeOf(cause.cause, time))?.build ?? "";
					return {
						build,
						commit: factsOf.get(build)?.commit ?? "",
						url: factsOf.get(build)?.url ?? ""
					};
				};
				const { testId = "", name = "", suite = [], message = "", details = "" } = failureAt.get(placeOf(cause.cause, cause.lastSeen)) ?? {};
				return {
					...cause,
					testId,
					name,
					suite,
					message,
					details,
					first: at(cause.firstSeen),
					last: at(cause.lastSeen)
				};
			});
		}
		const placeOf = (cause, timestamp) => `${timestamp} ${cause}`;
		;
		async function readFlakyTests(connection, parameters, caller, limits) {
			const rows = async (query) => listOf(rowsOf(await jsonLines(connection, query, caller, limits)));
			const found = await rows(flakyQuery(parameters));
			if (found.length === 0) return [];
			const [sightings, jobs] = await Promise.all([rows(sightingsQuery(parameters, found)), rows(jobNamesQuery(parameters, found))]);
			const sightingOf = new Map(sightings.map((sighting) => [flaky_tests_placeOf(sighting.testId, sighting.timestamp), sighting]));
			const builds = await rows(buildFactsQuery(parameters, sightings));
			const factsOf = new Map(builds.map((facts) => [facts.build, facts]));
			const jobOf = new Map(jobs.map(({ hash, job }) => [hash, job]));
			const at = (testId, time) => {
				const build = sightingOf.get(flaky_tests_placeOf(testId, time))?.build ?? "";
				return {
					build,
					commit: factsOf.get(build)?.commit ?? "",
					url: factsOf.get(build)?.url ?? ""
				};
			};
			return found.map((test) => ({
				...test,
				name: sightingOf.get(flaky_tests_placeOf(test.testId, test.lastSeen))?.name ?? "",
				suite: sightingOf.get(flaky_tests_placeOf(test.testId, test.lastSeen))?.suite ?? [],
				jobs: test.jobs.map(({ job, flips }) => ({
					job: jobOf.get(job) ?? "",
					flips
				})).sort(byFlips),
				first: at(test.testId, test.firstSeen),
				last: at(test.testId, test.lastSeen)
			}));
		}
		const byFlips = (one, other) => other.flips - one.flips || (one.job < other.job ? -1 : 1);
		const flaky_tests_placeOf = (testId, timestamp) => `${timestamp} ${testId}`;
		;
		const lastVersion = String(2n ** 64n - 1n);
		function createKeyTable(client, now) {
			const put = async (key, revoked) => {
				const values = [{
					...key_table_rowOf(key),
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
				return (await rows.json()).map(keyOf);
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
		function key_table_rowOf({ scopes, expiresAt, project, ...key }) {
			if (expiresAt === undefined && project === undefined) return {
				...key,
				scopes
			};
			return {
				...key,
				scopes: [JSON.stringify({
					scopes,
					expiresAt,
					project
				})]
			};
		}
		function keyOf({ scopes, ...key }) {
			const [first = ""] = scopes;
			return {
				...key,
				...first.startsWith("{") ? JSON.parse(first) : { scopes }
			};
		}
		;
		const localTable = ({ cluster }, name) => cluster === undefined ? name : `${name}_local`;
		const recordsTable = (layout) => localTable(layout, "records");
		const onCluster = ({ cluster }) => cluster === undefined ? "" : ` ON CLUSTER \`${cluster}\``;
		function replicatedEngine({ cluster }, engine, table, version) {
			if (cluster === undefined) return `${engine}(${version})`;
			return `Replicated${engine}('/clickhouse/tables/{database}/build_report/${table}', '{shard}-{replica}', ${version})`;
		}
		;
		const deduplicationWindow = 1e4;
		const deduplicationWindowS = 7 * 24 * 60 * 60;
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
		const keysTable = (layout) => `CREATE TABLE IF NOT EXISTS keys${onCluster(layout)} (${keyColumns})
ENGINE = ${replicatedEngine(layout, "ReplacingMergeTree", "keys", "version")} ORDER BY id`;
		function schemaV1(layout) {
			const { cluster, database } = layout;
			const keys = keysTable(layout);
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
ENGINE = ${replicatedEngine(layout, "ReplacingMergeTree", "migrations", "appliedAt")} ORDER BY version`;
		;
		const attemptOfBuild = "extract(build, '(?s).\\\\.([1-9][0-9]{0,8})$')";
		const schema_v2_run = `if(empty(${attemptOfBuild}), build, left(build, length(build) - length(${attemptOfBuild}) - 1))`;
		const jobRun = `multiIf(kind = 'job', sipHash64(pipeline, id, ${schema_v2_run}), kind = 'test' AND job != '', sipHash64(pipeline, job, ${schema_v2_run}), 0)`;
		const jobAttempt = `if(attempt > 0, toUInt32(least(attempt, ${2 ** 32 - 1})), greatest(1, toUInt32OrZero(${attemptOfBuild})))`;
		const attemptColumns = [
			`content FixedString(32) COMMENT 'A hash of the content of the request; zeros if it was stored before version 2 of the schema' CODEC(ZSTD)`,
			`jobRun UInt64 MATERIALIZED ${jobRun} COMMENT 'The same for all attempts of a job in a run; 0 if the record names no job' CODEC(ZSTD)`,
			`jobAttempt UInt32 MATERIALIZED ${jobAttempt} COMMENT 'Which attempt of the job the record is of, from 1' CODEC(ZSTD)`
		];
		const repeatsIndex = "repeats jobAttempt TYPE minmax GRANULARITY 1";
		function schemaV2(layout) {
			const table = `${recordsTable(layout)}${onCluster(layout)}`;
			const additions = attemptColumns.map((column) => `ADD COLUMN IF NOT EXISTS ${column}`).join(",\n  ");
			return [
				`ALTER TABLE ${table}\n  ${additions},\n  ADD INDEX IF NOT EXISTS ${repeatsIndex}`,
				`ALTER TABLE ${table} MATERIALIZE COLUMN jobRun, MATERIALIZE COLUMN jobAttempt, MATERIALIZE INDEX repeats`,
				...layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)}\n  ${additions}`]
			];
		}
		;
		const causeColumn = `cause String COMMENT 'The cause of a failed test; empty if it is unknown' CODEC(ZSTD)`;
		const schemaV3 = (layout) => [`ALTER TABLE ${recordsTable(layout)}${onCluster(layout)} ADD COLUMN IF NOT EXISTS ${causeColumn}`, ...layout.cluster === undefined ? [] : [`ALTER TABLE records${onCluster(layout)} ADD COLUMN IF NOT EXISTS ${causeColumn}`]];
		;
		const arrivalTime = `toDateTime(least(intDiv(arrived, 1000000), ${2 ** 32 - 1}), 'UTC')`;
		const partition = "toYYYYMM(stored)";
		const columns = [
			recordColumns,
			...attemptColumns,
			causeColumn,
			`stored DateTime('UTC') DEFAULT ${arrivalTime} COMMENT 'When the batch was stored, the same for all its rows' CODEC(Delta, ZSTD)`,
			`INDEX ${repeatsIndex}`,
			"INDEX stored stored TYPE minmax GRANULARITY 1"
		].join(",\n  ");
		const expiring = "ttl_only_drop_parts = 1, materialize_ttl_recalculate_only = 1";
		const forcedMerging = `min_age_to_force_merge_seconds = ${3 * 24 * 60 * 60}, min_age_to_force_merge_on_partition_only = 1`;
		const synced = "fsync_after_insert = 1, fsync_part_directory = 1";
		const shardingKey = "cityHash64(org, project, module)";
		function recordsV4(layout, name) {
			const { cluster } = layout;
			const common = `${merging}, ${deletable}, ${expiring}, ${forcedMerging}`;
			const table = `CREATE TABLE IF NOT EXISTS ${localTable(layout, name)}${onCluster(layout)} (${columns})`;
			const partitioned = `PARTITION BY ${partition} ${recordOrder}`;
			if (cluster === undefined) {
				return [`${table}\nENGINE = MergeTree ${partitioned} SETTINGS non_replicated_deduplication_window = ${deduplicationWindow}, ${synced}, ${common}`];
			}
			const window = `replicated_deduplication_window = ${deduplicationWindow}, replicated_deduplication_window_seconds = ${deduplicationWindowS}`;
			return [`${table}\nENGINE = ReplicatedMergeTree ${partitioned} SETTINGS ${window}, ${common}`, distributedTable(layout, name)];
		}
		const distributedTable = (layout, name) => `CREATE TABLE IF NOT EXISTS ${name}${onCluster(layout)} AS ${layout.database}.${localTable(layout, name)}
ENGINE = Distributed('${layout.cluster}', '${layout.database}', '${localTable(layout, name)}', ${shardingKey})`;
		const batchesTable = (layout) => `CREATE TABLE IF NOT EXISTS batches${onCluster(layout)} (
  batch FixedString(32) CODEC(ZSTD),
  content FixedString(32) CODEC(ZSTD),
  project LowCardinality(String),
  module LowCardinality(String),
  stored DateTime('UTC') COMMENT 'When the batch was stored' CODEC(ZSTD))
ENGINE = ${replicatedEngine(layout, "ReplacingMergeTree", "batches", "stored")} ORDER BY (batch, content, project, module)
SETTINGS index_granularity = 256, merge_with_ttl_timeout = ${7 * 24 * 60 * 60}${layout.cluster === undefined ? `, ${synced}` : ""}`;
		const schemaV4 = (layout) => [batchesTable(layout)];
		const wholeSchemaV4 = (layout) => [
			keysTable(layout),
			batchesTable(layout),
			...recordsV4(layout, "records")
		];
		;
		const oldName = "records_v3";
		const newName = "records_v4";
		async function rewriteRecords(client, layout, report = () => {}) {
			const tables = await partitionedTables(client, layout);
			if (tables.get("records") === false) {
				await renameTable(client, layout, "records", oldName);
			} else if (!tables.has(oldName)) {
				return;
			}
			if (tables.get("records") !== true) {
				await distributeInstead(client, layout, "records", oldName);
				for (const statement of recordsV4(layout, newName)) await client.command({ query: statement });
				await copyMonths(client, layout, report);
				await renameTable(client, layout, newName, "records");
			}
			await distributeInstead(client, layout, newName, "records");
			await dropTable(client, layout, oldName);
		}
		async function partitionedTables(client, layout) {
			const names = [
				"records",
				oldName,
				newName
			];
			const rows = await rewrite_records_rowsOf(client, `SELECT table, toUInt32(countIf(name = 'stored')) AS count FROM system.columns
WHERE database = '${layout.database}' AND table IN (${names.map((name) => `'${localTable(layout, name)}'`).join(", ")}) GROUP BY table`);
			const found = new Map(rows.map(({ table, count }) => [table, count > 0]));
			return new Map(names.flatMap((name) => found.has(localTable(layout, name)) ? [[name, found.get(localTable(layout, name)) === true]] : []));
		}
		async function checkSpace(client, layout) {
			const query = `SELECT disks.path AS path, toFloat64(any(disks.free_space)) AS free, toFloat64(sum(parts.bytes_on_disk)) AS used
FROM system.parts AS parts INNER JOIN system.disks AS disks ON parts.disk_name = disks.name
WHERE parts.database = '${layout.database}' AND parts.table = '${localTable(layout, "records")}' AND parts.active GROUP BY path`;
			try {
				const disks = await rewrite_records_rowsOf(client, query);
				for (const { path, free, used } of disks) requireSpace(path, free, used);
			} catch (error) {
				if (engineCode(error) !== accessDenied) throw error;
			}
		}
		const accessDenied = "497";
		function requireSpace(path, freeBytes, usedBytes) {
			if (freeBytes > usedBytes * 1.1) return;
			const [needed, free] = [usedBytes * 1.1, freeBytes].map((bytes) => `${(bytes / 1e9).toFixed(1)} GB`);
			throw new errors.yo(`The history must be copied to its new layout, which needs ${needed} on ${path}. Only ${free} are free.`, { hint: "Free some space, then start the server again. Nothing was changed." });
		}
		async function copyMonths(client, layout, report) {
			await client.command({ query: `SYSTEM STOP TTL MERGES${onCluster(layout)} ${layout.database}.${localTable(layout, oldName)}` });
			const month = `toYYYYMM(${arrivalTime})`;
			const months = (await rewrite_records_rowsOf(client, `SELECT DISTINCT ${month} AS month FROM ${oldName} ORDER BY month`)).map((row) => row.month);
			const [copied] = await rewrite_records_rowsOf(client, `SELECT toYYYYMM(max(stored)) AS month, toFloat64(count()) AS count FROM ${newName}`);
			const last = copied === undefined || copied.count === 0 ? undefined : copied.month;
			if (last !== undefined) await client.command({ query: `ALTER TABLE ${localTable(layout, newName)}${onCluster(layout)} DROP PARTITION ${last}` });
			const columns = await columnsToCopy(client, layout);
			for (const [index, one] of months.entries()) {
				if (last !== undefined && one < last) continue;
				report(`The history is copied to a new layout: month ${index + 1} of ${months.length}.`);
				await copyMonth(client, columns, `${month} = ${one}`);
			}
			const [counts] = await rewrite_records_rowsOf(client, `SELECT (SELECT toFloat64(count()) FROM ${oldName}) AS from, (SELECT toFloat64(count()) FROM ${newName}) AS to`);
			if (counts?.from === counts?.to) return;
			await dropTable(client, layout, newName);
			throw new errors.yo(`The copy of the history has ${counts?.to} records instead of ${counts?.from}, so it was discarded.`, { hint: "Only one server may migrate the store. Stop all servers, then start one of them." });
		}
		async function copyMonth(client, columns, condition) {
			const settings = `max_threads = 2, max_insert_threads = 1, min_insert_block_size_rows = ${256 * 1024},
  min_insert_block_size_bytes = ${64 * 1024 * 1024}, insert_deduplicate = 0, distributed_foreground_insert = 1`;
			try {
				await longStatement(client, `INSERT INTO ${newName} (${columns}) SELECT ${columns} FROM ${oldName} WHERE ${condition} SETTINGS ${settings}`, "build-report-copy-records");
			} catch (error) {
				if (engineCode(error) !== sameQuery) throw error;
				throw new errors.yo("Another server is migrating the store.", {
					hint: "Wait until its /readyz is 200, then start this server.",
					cause: error
				});
			}
		}
		const sameQuery = "216";
		async function columnsToCopy(client, layout) {
			const rows = await rewrite_records_rowsOf(client, `SELECT name FROM system.columns WHERE database = '${layout.database}' AND table = '${localTable(layout, oldName)}'
AND default_kind NOT IN ('ALIAS', 'MATERIALIZED') ORDER BY position`);
			return rows.map(({ name }) => `\`${name}\``).join(", ");
		}
		const renameTable = async (client, layout, from, to) => {
			await client.command({ query: `RENAME TABLE ${localTable(layout, from)} TO ${localTable(layout, to)}${onCluster(layout)}` });
		};
		async function distributeInstead(client, layout, from, to) {
			if (layout.cluster === undefined) return;
			await client.command({ query: `DROP TABLE IF EXISTS ${from}${onCluster(layout)} SYNC` });
			await client.command({ query: distributedTable(layout, to) });
		}
		async function dropTable(client, layout, name) {
			if (layout.cluster !== undefined) await client.command({ query: `DROP TABLE IF EXISTS ${name}${onCluster(layout)} SYNC` });
			await client.command({ query: `DROP TABLE IF EXISTS ${localTable(layout, name)}${onCluster(layout)} SYNC SETTINGS max_table_size_to_drop = 0` });
		}
		const rewrite_records_rowsOf = async (client, query) => (await client.query({
			query,
			format: "JSONEachRow"
		})).json();
		;
		const migrations = [
			schemaV1,
			schemaV2,
			schemaV3,
			schemaV4
		];
		const alreadyThere = new Set(["57", "82"]);
		async function migrate(client, layout, steps = migrations, report) {
			const known = await schemaVersion(client);
			if (known === undefined) await migrations_define(client, migrationsTable(layout));
			const current = known ?? await schemaVersion(client) ?? 0;
			if (current > steps.length) {
				throw new errors.yo(`The store has schema version ${current}, but this server only supports versions up to ${steps.length}.`, { hint: "Use a newer version of build-report, or another store." });
			}
			const whole = steps.indexOf(schemaV4) + 1;
			const isNew = known === undefined && whole > 0 && (current === 0 || current >= whole);
			if (isNew) for (const statement of wholeSchemaV4(layout)) await migrations_define(client, statement);
			for (const [index, step] of steps.entries()) {
				if (known === undefined || index >= known) {
					if (step === schemaV4 && !isNew) await checkSpace(client, layout);
					if (!isNew || index >= whole) for (const statement of step(layout)) await migrations_define(client, statement);
					await client.insert({
						table: "migrations",
						columns: ["version"],
						values: [{ version: index + 1 }],
						format: "JSONEachRow"
					});
				}
				if (step === schemaV4) await rewriteRecords(client, layout, report);
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
		function boundQuery({ sql: query, parameters }) {
			return query.replace(/\{(\w+):([\w()]+)\}/g, (_, name, type) => literal(type, parameters[name]));
		}
		function literal(type, value) {
			if (type === "String" && typeof value === "string") return `unhex('${Buffer.from(value).toString("hex")}')`;
			if (type === "Int64" && Number.isSafeInteger(value)) return `toInt64(${value})`;
			if (type === "Array(String)" && Array.isArray(value)) {
				return `CAST([${value.map((one) => literal("String", one)).join(", ")}], 'Array(String)')`;
			}
			throw new TypeError(`A parameter of type ${type} cannot have the value ${JSON.stringify(value)}.`);
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
		const maximumBytes = 16 * 1024 * 1024;
		const maximumResultBytes = 1024 * 1024;
		const query_cache_lifetimeMs = 6e4;
		function createQueryCache(now = performance.now.bind(performance)) {
			const entries = new Map();
			let totalBytes = 0;
			const remove = (key, entry) => {
				if (entries.get(key) !== entry) return;
				entries.delete(key);
				totalBytes -= entry.bytes ?? 0;
			};
			const keep = (key, entry, bytes) => {
				if (entries.get(key) !== entry) return;
				if (bytes > maximumResultBytes) {
					remove(key, entry);
					return;
				}
				entry.bytes = bytes;
				totalBytes += bytes;
				for (const [oldest, other] of entries) {
					if (totalBytes <= maximumBytes) return;
					remove(oldest, other);
				}
			};
			const wait = (key, entry, signal) => {
				entry.waiting += 1;
				const leave = () => {
					entry.waiting -= 1;
					if (entry.waiting > 0 || entry.bytes !== undefined) return;
					remove(key, entry);
					entry.stop.abort();
				};
				if (signal?.aborted) leave();
				else signal?.addEventListener("abort", leave, { once: true });
			};
			return {
				get(key, execute, signal) {
					const same = entries.get(key);
					if (same !== undefined && (same.bytes === undefined || now() < same.until)) {
						wait(key, same, signal);
						return same.result;
					}
					if (same !== undefined) remove(key, same);
					const stop = new AbortController();
					const entry = {
						result: execute(stop.signal),
						until: now() + query_cache_lifetimeMs,
						waiting: 0,
						stop
					};
					entries.set(key, entry);
					wait(key, entry, signal);
					entry.result.then(({ length }) => keep(key, entry, length), () => remove(key, entry));
					return entry.result;
				},
				clear() {
					entries.clear();
					totalBytes = 0;
				}
			};
		}
		;
		const trialTimedOut = Symbol("took too long");
		function createResourcePool(resources, { trialResources: trialLanes = 0, maximumPerOrganisation = Number.POSITIVE_INFINITY, maximumWaiting = Number.POSITIVE_INFINITY } = {}) {
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
				if (signal?.aborted) return reject(new QueryCancelledError());
				if (untried.sizeOf(organisation) + long.sizeOf(organisation) >= maximumWaiting) return reject(new StoreBusyError());
				const cancel = () => {
					untried.remove(organisation, waiting);
					long.remove(organisation, waiting);
					if (!isRunning) reject(new QueryCancelledError());
				};
				let isRunning = false;
				const waiting = {
					organisation,
					async attempt(resource, trial) {
						isRunning = true;
						try {
							const result = await task(resource, trial);
							isRunning = false;
							if (result === trialTimedOut && !signal?.aborted) return false;
							if (result === trialTimedOut) reject(new QueryCancelledError());
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
		const trialConnections = 2;
		const maximumWaiting = 64;
		const timeCodes = new Set(["159", "160"]);
		function createQueryPool(resources) {
			const pool = createResourcePool(resources, {
				trialResources: trialConnections,
				maximumPerOrganisation: Math.ceil(2 / 3 * (resources.length - trialConnections)),
				maximumWaiting
			});
			return { run: ({ timeMs }, { organisation, signal }, execute) => pool.run(organisation, async (resource, trial) => {
				const limitMs = trial === undefined ? timeMs : Math.min(trialsMs[trial], timeMs);
				try {
					return await execute(resource, limitMs, signal);
				} catch (error) {
					if (signal?.aborted) throw new QueryCancelledError();
					if (limitMs < timeMs && timeCodes.has(engineCode(error) ?? "")) return trialTimedOut;
					throw error;
				}
			}, signal) };
		}
		;
		const pieceBytes = 64 * 1024;
		const organisationShare = 3 / 4;
		function createResultStreams(maximumBytes) {
			const unread = new Map();
			const add = (organisation, bytes) => {
				const sum = (unread.get(organisation) ?? 0) + bytes;
				if (sum === 0) unread.delete(organisation);
				else unread.set(organisation, sum);
			};
			const fits = (used, bytes, maximum) => used === 0 || used + bytes <= maximum;
			return (result, organisation) => {
				const { length } = result;
				const own = unread.get(organisation) ?? 0;
				const all = [...unread.values()].reduce((sum, bytes) => sum + bytes, 0);
				if (!fits(all, length, maximumBytes) || !fits(own, length, maximumBytes * organisationShare)) {
					throw new StoreUnavailableError("Too many large results are waiting for clients that read slowly.");
				}
				add(organisation, length);
				return external_node_stream_.Readable.from(pieces(result), { objectMode: false }).once("close", () => add(organisation, -length));
			};
		}
		function* pieces(result) {
			for (let start = 0; start < result.length; start += pieceBytes) yield result.subarray(start, start + pieceBytes);
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
				const reason = (0, errors.bD)(cause);
				throw new errors.oB(`Cannot create the data folder ${folder}: ${reason}.`, {
					cause,
					hint: "Choose another folder with --data."
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
			const pool = createQueryPool(await Promise.all(Array.from({ length: readers }, connect)));
			const cache = createQueryCache();
			const insert = coalesce(async (batches) => {
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
					cache.clear();
				}
			}, {
				weigh: ({ rows }) => rows.reduce((sum, { length }) => sum + length, 0),
				maximumWeight: maximumBlockBytes,
				ownerOf: ({ organisation }) => organisation
			});
			const stream = createResultStreams(maximumUnreadBytes);
			const execute = (query, { organisation, signal }) => {
				const text = boundQuery(query);
				return cache.get(text, (abandoned) => pool.run(query, {
					organisation,
					signal: abandoned
				}, (reader, timeMs) => queryCancellable({
					reader: reader.client,
					canceller: client,
					query: `${text}, ${timeLimit(timeMs)}`,
					signal: abandoned
				})), signal);
			};
			return {
				client,
				database,
				exclusive: true,
				query: async (query, caller) => stream(await execute(query, caller), caller.organisation),
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
		async function queryCancellable({ reader, canceller, query, signal }) {
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
				throw new errors.yo("The embedded database chDB is not installed.", {
					hint: "Install it with \"npm install chdb\" (Linux with glibc, or macOS), or use a ClickHouse server with --store.",
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
					throw new errors.yo(`The data folder ${folder} is in use by process ${holder}. Only one server can use it at a time.`, {
						hint: "Stop that server, or choose another folder with --data.",
						cause
					});
				}
				throw new errors.oB(`Cannot open the data folder ${folder}: ${(0, errors.bD)(cause)}.`, {
					hint: "See the output of the engine above. Stop other processes that use the folder, or choose another one with --data.",
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
		const maximumQueries = 8;
		const maximumInserts = 32;
		const maximumConnections = 128;
		async function openServer(place, defaultDatabase, cluster) {
			const url = serverUrl(place.url);
			const database = place.database ?? (decodeURIComponent(url.pathname.slice(1)) || defaultDatabase);
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(database)) {
				throw new errors.yo(`Invalid database ${JSON.stringify(database)} in --store. Use letters, digits and underscores only.`);
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
			const queries = createQueryPool(Array.from({ length: maximumQueries }, () => client));
			const inserts = createResourcePool(Array.from({ length: maximumInserts }, () => client), { maximumPerOrganisation: maximumInserts / 2 });
			return {
				client,
				database,
				exclusive: false,
				query: (query, caller) => queries.run(query, caller, (one, timeMs, signal) => execute(one, query, timeMs, signal)),
				insertRows: (rows, settings, organisation) => inserts.run(organisation, (one) => insert(one, rows, settings)),
				isFull: () => false,
				close: () => client.close()
			};
		}
		async function execute(client, { sql: query, parameters }, timeMs, signal) {
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
				return new errors.yo(`${url.host} in --store rejected the user ${JSON.stringify(username)} or the password.`, {
					hint: "Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.",
					cause: error
				});
			}
			if (error instanceof Error && "code" in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) {
				return new errors.yo(`The certificate of ${url.host} in --store is not trusted: ${error.message}.`, {
					hint: "Set --store-ca to the certificate of its authority.",
					cause: error
				});
			}
			return engineError(error);
		}
		function serverUrl(text) {
			const url = URL.canParse(text) ? new URL(text) : undefined;
			if (url?.protocol === "http:" || url?.protocol === "https:") return url;
			throw new errors.yo("--store must be the HTTP address of a ClickHouse server.", { hint: "Example: https://user:password@clickhouse.example.org:8443/build_report." });
		}
		;
		const defaultDatabase = "build_report";
		async function openConnection(place, cluster) {
			return "folder" in place ? openFolder((0, external_node_path_.resolve)(place.folder), defaultDatabase) : openServer(place, defaultDatabase, cluster);
		}
		;
		async function checkReadiness({ client, isFull }, { keys }) {
			const answer = await client.ping({ select: true });
			if (!answer.success) throw new StoreNotReadyError("The store does not respond.", { cause: answer.error });
			try {
				await keys();
			} catch (cause) {
				throw new StoreNotReadyError("The store responds, but its API keys cannot be read, so every request with a key fails.", { cause });
			}
			if (isFull()) {
				throw new StoreNotReadyError("The disk of the data folder is full, so nothing can be stored. Free some space on it.");
			}
		}
		;
		const lastSecond = 2 ** 32 - 1;
		async function applyRetention(client, layout, retentionMs) {
			const seconds = retentionMs === undefined ? undefined : Math.min(Math.max(Math.ceil(retentionMs / 1e3), 1), lastSecond);
			await setExpiry(client, layout, recordsTable(layout), "intDiv(timestamp, 1000)", seconds);
			const later = seconds === undefined ? undefined : Math.min(seconds + partSeconds, lastSecond);
			await setExpiry(client, layout, "batches", "toUInt32(stored)", later);
		}
		const partSeconds = 40 * 24 * 60 * 60;
		async function setExpiry(client, layout, table, time, seconds) {
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
			if (current === seconds?.toString()) return;
			const change = seconds === undefined ? "REMOVE TTL" : `MODIFY TTL ${expiry(time, seconds)}`;
			await client.command({ query: `ALTER TABLE ${table}${onCluster(layout)} ${change}` });
		}
		const expiry = (time, seconds) => `toDateTime(greatest(0, least(${lastSecond - seconds}, ${time}))) + toIntervalSecond(${seconds})`;
		;
		async function applyAsyncInserts(client, layout, asyncInserts) {
			if (layout.cluster === undefined) return;
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
			const isSet = /\basync_insert = 1\b/.test((await rows.json())[0]?.ddl ?? "");
			if (isSet === asyncInserts) return;
			const change = asyncInserts ? "MODIFY SETTING async_insert = 1" : "RESET SETTING async_insert";
			await client.command({ query: `ALTER TABLE ${table}${onCluster(layout)} ${change}` });
		}
		;
		async function readTestRuns(connection, parameters, caller, limits) {
			const rows = async (query) => listOf(rowsOf(await jsonLines(connection, query, caller, limits, runsSettings)));
			const { limit = defaultRuns } = parameters;
			const found = await rows(runsQuery({
				...parameters,
				limit: limit + 1
			}));
			const page = found.slice(0, limit);
			if (page.length === 0) return {
				runs: [],
				hasMore: false
			};
			const ofJobs = page.filter(({ job }) => job !== "");
			const [builds, jobs, repeated] = await Promise.all([
				rows(buildFactsQuery(parameters, page)),
				ofJobs.length === 0 ? [] : rows(jobFactsQuery(parameters, ofJobs)),
				ofJobs.length === 0 ? [] : rows(supersedingQuery(parameters, ofJobs))
			]);
			const factsOf = new Map(builds.map(({ build, ...facts }) => [build, facts]));
			const pageOf = new Map(jobs.map(({ build, job, url }) => [JSON.stringify([build, job]), url]));
			const newestOf = new Map(repeated.map(({ jobRun, newest }) => [jobRun, newest]));
			const runs = page.map((run) => {
				const facts = factsOf.get(run.build) ?? {
					commit: "",
					branch: "",
					pullRequest: "",
					url: ""
				};
				const url = pageOf.get(JSON.stringify([run.build, run.job])) || facts.url;
				return {
					...run,
					...facts,
					url,
					superseded: run.jobAttempt < (newestOf.get(run.jobRun) ?? 0)
				};
			});
			return {
				runs,
				hasMore: found.length > limit
			};
		}
		;
		async function readTestsHistory(connection, parameters, caller, limits) {
			const rows = async (query) => rowsOf(await jsonLines(connection, query, caller, limits));
			const builds = await listOf(await rows(historyBuildsQuery(parameters)));
			if (builds.length === 0) return {
				builds,
				mayHaveEarlier: false,
				properties: [],
				tests: rowsOf(external_node_stream_.Readable.from([]))
			};
			return {
				builds,
				mayHaveEarlier: builds.length === (parameters.limit ?? history_rows.kB),
				properties: await listOf(await rows(historyPropertiesQuery(parameters, builds))),
				tests: await rows(historyTestsQuery(parameters, builds))
			};
		}
		;
		async function openClickHouseStore(options) {
			const { place, cluster, retentionMs, asyncInserts = false, limits = defaultLimits, report, now = Date.now } = options;
			if (cluster !== undefined && ("folder" in place || !/^[\w.-]+$/.test(cluster))) {
				throw "folder" in place ? new errors.yo(`--cluster ${JSON.stringify(cluster)} requires a ClickHouse server.`, { hint: "Set --store, or remove --cluster." }) : new errors.yo(`--cluster ${JSON.stringify(cluster)} is not a valid cluster name.`, { hint: "Use a name that system.clusters lists." });
			}
			if (asyncInserts && "folder" in place) {
				throw new errors.yo("--async-inserts requires a ClickHouse server.", { hint: "Set --store, or remove --async-inserts." });
			}
			const connection = await openConnection(place, cluster);
			const { client, database } = connection;
			const layout = {
				database,
				cluster
			};
			const index = createBatchIndex(connection, now);
			const writer = createBatchWriter(connection, index, {
				...layout,
				asyncInserts
			}, now);
			const keyTable = createKeyTable(client, now);
			const query = (name, toQuery) => translated((parameters, signal) => jsonDocument(connection, name, toQuery(parameters), {
				organisation: parameters.org,
				signal
			}, limits));
			return {
				migrate: translated(async () => {
					await migrate(client, layout, migrations, report);
					await applyRetention(client, layout, retentionMs);
					await applyAsyncInserts(client, layout, asyncInserts);
					await index.update();
				}),
				checkReadiness: coalesce(() => checkReadiness(connection, keyTable)),
				insert: async ({ org, idempotencyKey, contentHash, records }) => {
					const rows = await writer.collect(records);
					const key = typeof idempotencyKey === "string" ? idempotencyKey : idempotencyKey();
					await translated(writer.write)({
						org,
						idempotencyKey: key,
						contentHash: contentHash?.() ?? key,
						rows
					});
				},
				jobsAggregated: query("jobs", jobsQuery),
				testsAggregated: query("tests", testsQuery),
				testsHistory: translated((parameters, signal) => readTestsHistory(connection, parameters, {
					organisation: parameters.org,
					signal
				}, limits)),
				testRuns: translated((parameters, signal) => readTestRuns(connection, parameters, {
					organisation: parameters.org,
					signal
				}, limits)),
				flakyTests: translated((parameters, signal) => readFlakyTests(connection, parameters, {
					organisation: parameters.org,
					signal
				}, limits)),
				failureCauses: translated((parameters, signal) => readFailureCauses(connection, parameters, {
					organisation: parameters.org,
					signal
				}, limits)),
				testsTotals: query("totals", testsTotalsQuery),
				jobsTotals: query("totals", jobsTotalsQuery),
				branch: translated(async (parameters, signal) => {
					const lines = await jsonLines(connection, branchQuery(parameters), {
						organisation: parameters.org,
						signal
					}, limits);
					return (await listOf(rowsOf(lines)))[0];
				}),
				property: query("properties", propertiesQuery),
				coordinates: query("coordinates", coordinatesQuery),
				addKey: translated(keyTable.addKey),
				removeKey: translated(keyTable.removeKey),
				keys: translated(keyTable.keys),
				close: async () => {
					await index.close();
					await connection.close();
				}
			};
		}
		const translated = (method) => async (...given) => {
			try {
				return await method(...given);
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
			const port = readPort(options.port);
			const retentionMs = options.retention === undefined ? undefined : readRetention(options.retention);
			const isTemporary = demo && options.data === undefined && options.store === undefined;
			const temporaryFolder = isTemporary ? (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "build-report-demo-")) : undefined;
			try {
				const place = storePlace(temporaryFolder === undefined ? options : {
					...options,
					data: temporaryFolder
				}, (0, external_node_path_.resolve)(cwd, options.cwd ?? "."), env);
				const report = (message) => void stderr.write(`${message}\n`);
				const store = await openClickHouseStore({
					place,
					cluster,
					retentionMs,
					asyncInserts,
					report
				});
				if (temporaryFolder !== undefined) {
					const log = (0, cli_log.h)({
						stream: stderr,
						color: (0, cli_options.c)(stderr, env, quiet),
						quiet
					});
					log.info(`The demo is stored in ${temporaryFolder}, which is removed at the end. To keep it, set --data.`);
				}
				const demoKey = demo ? await prepareDemo(store) : undefined;
				const onListening = (url) => {
					if (demoKey !== undefined) stdout.write(`Open the demo: ${demoLink(url, demoKey)}\n`);
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
				throw new errors.oB(error.message, {
					hint: "Fix the store, then restart the server.",
					cause: error
				});
			} finally {
				if (temporaryFolder !== undefined) (0, external_node_fs_.rmSync)(temporaryFolder, {
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
		function storePlace({ data, store, storeCa }, cwd, env) {
			const url = store ?? (data === undefined ? env.SERVICE_STORE || undefined : undefined);
			if (url === undefined) {
				if (storeCa !== undefined) throw new errors.yo("--store-ca requires --store.");
				return { folder: (0, external_node_path_.resolve)(cwd, data ?? defaultData) };
			}
			if (data !== undefined) throw new errors.yo("--data and --store exclude each other.", { hint: "Remove one of them." });
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
				throw new errors.oB(`Cannot read the file "${path}" of --store-ca.`, {
					cause,
					hint: "It must contain certificates in PEM format."
				});
			}
		}
		function readPort(text) {
			const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
			if (port <= 65535) return port;
			throw new errors.yo(`Invalid --port "${text}".`, { hint: "Use 0 to 65535; 0 picks a free port." });
		}
		const unitsMs = new Map([["h", 36e5], ["d", 864e5]]);
		function readRetention(text) {
			const [, count, unit = ""] = /^(\d{1,6})([hd])$/.exec(text) ?? [];
			const ms = Number(count) * (unitsMs.get(unit) ?? Number.NaN);
			if (ms > 0) return ms;
			throw new errors.yo(`Invalid --retention "${text}".`, { hint: "Use days or hours, such as 400d or 48h." });
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
			timestamp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({ description: "The time of the record, in Unix milliseconds." })),
			metadata: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Record(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "Free text by name." })),
			org: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The organisation or owner.")),
			project: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The project or repository.")),
			module: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The tested part of the project.")),
			pipeline: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The workflow or pipeline.")),
			job: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The job of the record, with the values of its matrix.")),
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
			commit: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The built commit.")),
			branch: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The built branch.")),
			pullRequest: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer(), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String()], { description: "The built pull request." })),
			url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The web page of the run.")),
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the run"))
		});
		const jobSchema = record("job", "One job of a build.", {
			id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The id of the job, unique in its build. Defaults to the name, so one of the two is required.")),
			name: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The display name of the job.")),
			runner: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The machine, or kind of machine, that ran the job.")),
			status: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(statusSchema),
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the job")),
			attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The number of the attempt of the job, from 1."
			})),
			url: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The web page of the job."))
		});
		const attemptSchema = typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Object({
			status: statusSchema,
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the attempt")),
			message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A short description of the failure.")),
			details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The full description of the failure, usually a stack trace.")),
			stdout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard output of the attempt.")),
			stderr: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard error of the attempt.")),
			timestamp: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({ description: "The start of the attempt, in Unix milliseconds." }))
		}, {
			description: "An attempt of a test before its last one.",
			additionalProperties: true
		});
		const testSchema = record("test", "One test case. Its own fields are those of its last attempt.", {
			id: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A hash of module, suite and name that is the same on every machine and in every run. Computed if it is missing.")),
			name: text("The name of the test case, without its suite."),
			suite: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "The suites that contain the test case, outermost first." })),
			status: statusSchema,
			duration: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(milliseconds("The duration of the test")),
			attempt: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Integer({
				minimum: 1,
				description: "The attempt of the job that ran the test, from 1. Defaults to the attempt in the build."
			})),
			flaky: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Boolean({ description: "Whether the test was successful only after an unsuccessful attempt." })),
			attempts: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(attemptSchema, { description: "The attempts before the last one, oldest first." })),
			message: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("A short description of the failure, or the reason for skipping.")),
			details: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The full description of the failure, usually a stack trace.")),
			stdout: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard output of the test.")),
			stderr: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The standard error of the test.")),
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
				description: "The place of a failure, as found by the job that had the sources.",
				additionalProperties: true
			})),
			cause: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("What the failure has in common with others: the version of the rules, a hyphen, and a hash. Computed for every failed test.")),
			tags: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Array(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.String(), { description: "Tags, categories, groups, traits and markers." })),
			producer: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The tool that wrote the result file of a failed test, if its format shows that.")),
			format: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The format of the result file.")),
			source: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("The result file."))
		});
		const propertySchema = record("property", "A named value of the build, such as coverage or size.", {
			name: text("The name of the property."),
			valueType: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("number"), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("string")], { description: "The type of the value." })),
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
		const problemSchema = record("problem", "A problem in an input of the run.", {
			severity: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Union([typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("error"), typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Literal("warning")]),
			problem: typebox__WEBPACK_IMPORTED_MODULE_0__.ZUJ.Optional(text("`incomplete`: results are missing; `unreadable`: the file contains no results; `delivery`: a report was not delivered.")),
			message: text("A sentence that describes the problem."),
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
				if (kind === "job" && !(0, _job_identity_js__WEBPACK_IMPORTED_MODULE_2__.Y)(value)) return "\"id\" and \"name\" are missing";
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
				case "minimum": return `"${field}" is ${data}, but must be at least ${params.limit}`;
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
	6012: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => contentSecurityPolicy });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
		const hashOf = (content) => `'sha256-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("base64")}'`;
		const scriptDirectives = (scripts) => [
			`script-src ${scripts.map(hashOf).join(" ")}`,
			"img-src data:",
			"require-trusted-types-for 'script'",
			"trusted-types 'none'"
		];
		const contentSecurityPolicy = ({ style, scripts = [], directives = [] }) => [
			"default-src 'none'",
			`style-src ${hashOf(style)}`,
			...scripts.length === 0 ? [] : scriptDirectives(scripts),
			"base-uri 'none'",
			"form-action 'none'",
			...directives
		].join("; ");
	}),
	37322: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { E: () => formatPercentage });
		const perThousand = 1 / 1e3;
		function formatPercentage(share) {
			if (share === 0 || share === 1) return `${share * 100}%`;
			if (share > 0 && share < perThousand) return "< 0.1%";
			if (share < 1 && share > 1 - perThousand) return "> 99.9%";
			return `${(share * 100).toFixed(1)}%`;
		}
		function formatPercentageChange(share) {
			const percent = Math.round(Math.abs(share) * 100);
			if (percent === 0) return "±0%";
			return `${share < 0 ? "\u2212" : "+"}${formatCount(percent)}%`;
		}
	}),
	46606: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => limitBuildId,
			m: () => maximumBuildId
		});
		var _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56942);
		const maximumBuildId = 200;
		const hashLength = 16;
		const limitBuildId = (id) => (0, _text_shorten_js__WEBPACK_IMPORTED_MODULE_0__.w)(id, maximumBuildId, hashLength);
	}),
	58410: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qf: () => documentStart,
			ay: () => readHeader,
			iH: () => headerLine
		});
		var _records_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25385);
		var _build_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46606);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91458);
		const format = "build-report-history";
		const documentVersion = 1;
		const documentStart = `{"format":"${format}",`;
		const maximumId = 200;
		const maximumText = 2e3;
		const maximumProperties = 200;
		const maximumPropertyText = 2e4;
		const maximumValue = 200;
		function headerLine(builds) {
			return JSON.stringify({
				format,
				version: documentVersion,
				builds: builds.map(buildJson)
			});
		}
		function buildJson({ id, isIncomplete, properties: own = {}, moduleProperties = {}, ...fields }) {
			const { properties, moduleProperties: modules } = limited(own, moduleProperties);
			return {
				build: (0, _build_id_js__WEBPACK_IMPORTED_MODULE_0__.$)(id),
				...fields,
				...isIncomplete && { incomplete: true },
				...properties && { properties },
				...modules && { modules }
			};
		}
		const refused = (reason, isNewer = false) => ({
			reason,
			isNewer
		});
		function readHeader(value) {
			if (!isObject(value) || value.format !== format) {
				return refused("The file is not a history: its first line lacks \"format\": \"build-report-history\".");
			}
			const { version, builds } = value;
			if (typeof version !== "number" || !(version >= 1)) {
				return refused("The file is not a history: \"version\" in its first line is not a number.");
			}
			if (version > documentVersion) {
				const read = `this version of Build Report reads ${documentVersion}. Update Build Report.`;
				return refused(`The history has version ${version} of its format, but ${read}`, true);
			}
			if (!Array.isArray(builds) || builds.length > _history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB) {
				return refused(`"builds" in the first line is not a list of at most ${_history_rows_js__WEBPACK_IMPORTED_MODULE_1__.kB} builds.`);
			}
			const read = builds.map(readBuild);
			const known = read.filter((build) => build !== undefined);
			if (known.length < read.length) return refused("\"builds\" in the first line has an entry without the id of its build.");
			if (new Set(known.map(({ id }) => id)).size < known.length) return refused("\"builds\" in the first line lists a build twice.");
			return { builds: known };
		}
		function readBuild(value) {
			if (!isObject(value)) return undefined;
			const { build, commit, ref, timestamp, url, status, incomplete, properties, modules } = value;
			if (typeof build !== "string" || build === "" || build.length > _build_id_js__WEBPACK_IMPORTED_MODULE_0__.m) return undefined;
			return {
				id: build,
				...isText(commit, maximumId) && { commit },
				...isText(ref, maximumText) && { ref },
				...isTime(timestamp) && { timestamp },
				...isText(url, maximumText) && /^https?:\/\//.test(url) && { url },
				status: _records_record_js__WEBPACK_IMPORTED_MODULE_2__.b.find((known) => known === status) ?? "unknown",
				...incomplete === true && { isIncomplete: true },
				...limited(properties, modules)
			};
		}
		function limited(properties, modules) {
			const take = createValueLimit();
			const own = take(properties);
			const others = [];
			for (const [module, values] of entriesOf(modules)) {
				const taken = module.length > maximumId ? undefined : take(values, module);
				if (taken !== undefined) others.push([module, taken]);
			}
			return {
				...own && { properties: own },
				...others.length > 0 && { moduleProperties: Object.fromEntries(others) }
			};
		}
		function createValueLimit() {
			let valuesLeft = maximumProperties;
			let textLeft = maximumPropertyText;
			return (values, module = "") => {
				const taken = [];
				for (const [name, value] of entriesOf(values)) {
					const isValid = isText(value, maximumValue) || typeof value === "number" && Number.isFinite(value);
					if (!isValid || name.length > maximumId) continue;
					const length = name.length + (typeof value === "string" ? value.length : 0) + (taken.length === 0 ? module.length : 0);
					if (valuesLeft === 0 || length > textLeft) continue;
					valuesLeft -= 1;
					textLeft -= length;
					taken.push([name, value]);
				}
				return taken.length === 0 ? undefined : Object.fromEntries(taken);
			};
		}
		const entriesOf = (value) => isObject(value) ? Object.entries(value) : [];
		const isTime = (value) => typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= 864e13;
		const isText = (value, maximumLength) => typeof value === "string" && value.length <= maximumLength;
		const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
	}),
	74668: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { $: () => writeHistoryDocument });
		var _records_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47034);
		var _history_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91458);
		var _runs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7618);
		var _history_header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58410);
		const blockLength = 2e4;
		function writeHistoryDocument(histories, { withoutNames = false } = {}) {
			const chunks = [];
			let text = `${(0, _history_header_js__WEBPACK_IMPORTED_MODULE_1__.iH)(histories.builds)}\n`;
			let group = ["[]", undefined];
			const flush = () => {
				chunks.push(Buffer.from(text));
				text = "";
			};
			const rows = grouped(histories, withoutNames);
			const passed = `P${histories.builds.length}`;
			const always = histories.builds.length < 2 ? "P" : passed;
			for (let start = 0; start < rows.length; start += blockLength) {
				const block = rows.slice(start, start + blockLength);
				text += `{"ids":"${block.map(({ row }) => row.id).join("")}"}\n`;
				for (const { row, suite } of block) {
					if (suite !== group[0] || row.module !== group[1]) {
						group = [suite, row.module];
						text += `{"suite":${suite}${row.module === undefined ? "" : `,"module":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(row.module)}`}}\n`;
					}
					text += `${rowLine(row, withoutNames ? "" : row.name, always)}\n`;
					if (text.length > chunkLength) flush();
				}
				const durations = block.flatMap(({ row }, index) => row.durations === undefined ? [] : [`${index},"${(0, _runs_js__WEBPACK_IMPORTED_MODULE_3__.KE)(row.durations)}"`]);
				if (durations.length > 0) text += `{"durations":[${durations.join(",")}]}\n`;
			}
			text += `{"tests":${rows.length}}\n`;
			flush();
			return Buffer.concat(chunks);
		}
		const chunkLength = 256 * 1024;
		function grouped(histories, withoutNames) {
			const groups = new Map();
			let lastSuite;
			let suite = "[]";
			for (const row of histories.all()) {
				if (!withoutNames && row.suite !== lastSuite) {
					lastSuite = row.suite;
					suite = `[${row.suite.map(_records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h).join(",")}]`;
				}
				const key = `${suite}${row.module ?? ""}`;
				const group = groups.get(key);
				if (group === undefined) groups.set(key, [{
					row,
					suite
				}]);
				else group.push({
					row,
					suite
				});
			}
			return [...groups.values()].flat();
		}
		function rowLine(row, name, always) {
			const { causes, job } = row;
			const fields = [];
			if (job !== undefined) fields.push(`"job":${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(job)}`);
			if ((0, _history_rows_js__WEBPACK_IMPORTED_MODULE_0__.tW)(row)) fields.push("\"older\":true");
			if (causes.length > 0) fields.push(`"causes":[${causes.map((cause) => cause === undefined ? "null" : (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(cause)).join(",")}]`);
			const runs = (0, _runs_js__WEBPACK_IMPORTED_MODULE_3__.KE)(row.results);
			if (fields.length === 0 && runs === always) return (0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(name);
			return `[${(0, _records_quote_js__WEBPACK_IMPORTED_MODULE_2__.h)(name)},"${runs}"${fields.length === 0 ? "" : `,{${fields.join(",")}}`}]`;
		}
	}),
	7618: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Aw: () => lengthOfRuns,
			KE: () => shortenRuns,
			PY: () => expandRuns
		});
		function shortenRuns(text) {
			let runs = "";
			for (let start = 0; start < text.length;) {
				let end = start + 1;
				while (end < text.length && text[end] === text[start]) end += 1;
				runs += end - start === 1 ? text[start] : `${text[start]}${end - start}`;
				start = end;
			}
			return runs;
		}
		function expandRuns(runs, length, allowed) {
			if (lengthOfRuns(runs, length, allowed) !== length) return undefined;
			let text = "";
			for (let index = 0; index < runs.length;) {
				const character = runs.charAt(index);
				index += 1;
				let count = 0;
				for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
					count = count * 10 + digit;
					index += 1;
				}
				text += count > 1 ? character.repeat(count) : character;
			}
			return text;
		}
		function lengthOfRuns(runs, maximum, allowed) {
			let length = 0;
			for (let index = 0; index < runs.length && length <= maximum;) {
				if (!allowed.includes(runs.charAt(index))) return -1;
				index += 1;
				let count = 0;
				for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
					count = Math.min(count * 10 + digit, maximum + 1);
					index += 1;
				}
				length += count || 1;
			}
			return length;
		}
		function digitAt(text, index) {
			if (index >= text.length) return -1;
			const digit = text.charCodeAt(index) - 48;
			return digit >= 0 && digit <= 9 ? digit : -1;
		}
	})
};
