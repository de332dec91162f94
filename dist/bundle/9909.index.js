export const id = 9909;
export const ids = [9909, 9758];
export const modules = {
	79909: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { serveCommand: () => serveCommand });
		var external_node_fs_ = __webpack_require__(73024);
		var external_node_os_ = __webpack_require__(48161);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(83916);
		var heap = __webpack_require__(20607);
		var external_node_child_process_ = __webpack_require__(31421);
		var external_node_util_ = __webpack_require__(57975);
		;
		const program = "systemd-notify";
		const reportMs = 1e4;
		function createServiceNotifier(env, warn, pid = process.pid) {
			const socket = env.NOTIFY_SOCKET;
			if (!socket) return {
				ready: async () => {},
				stopping: async () => {}
			};
			let hasWarned = false;
			let isStopping = false;
			let timer;
			const send = async (...states) => {
				try {
					await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(program, [...states], {
						env: {
							NOTIFY_SOCKET: socket,
							PATH: env.PATH
						},
						timeout: reportMs
					});
				} catch (error) {
					if (hasWarned) return;
					hasWarned = true;
					const reason = error instanceof Error ? error.message.trim() : String(error);
					warn(`The service manager cannot be notified with ${program}: ${reason}. Install it, or use Type=exec without WatchdogSec.`);
				}
			};
			const watch = (intervalMs, check) => {
				timer = setTimeout(async () => {
					await check().catch(() => {});
					if (isStopping) return;
					await send("WATCHDOG=1");
					if (!isStopping) watch(intervalMs, check);
				}, intervalMs);
				timer.unref();
			};
			return {
				async ready(check) {
					await send("READY=1");
					const watchdogMs = watchdogOf(env, pid);
					if (watchdogMs !== undefined && !isStopping) watch(watchdogMs / 2, check);
				},
				async stopping() {
					isStopping = true;
					clearTimeout(timer);
					await send("STOPPING=1");
				}
			};
		}
		function watchdogOf({ WATCHDOG_USEC, WATCHDOG_PID }, pid) {
			if (WATCHDOG_USEC === undefined || WATCHDOG_PID !== undefined && WATCHDOG_PID !== String(pid)) return undefined;
			const milliseconds = Number(WATCHDOG_USEC) / 1e3;
			return milliseconds > 0 && milliseconds <= 2 ** 31 - 1 ? milliseconds : undefined;
		}
		var content_security_policy = __webpack_require__(6012);
		;
		const dashboardScript = "/*! uPlot\nThe MIT License (MIT)\n\nCopyright (c) 2022 Leon Sorokin\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in\nall copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN\nTHE SOFTWARE.\n*/\n(function(){function e(e,t={},...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);for(let e of n)e!==void 0&&r.append(e);return r}function t(t,n,r){let i=e(`button`,{type:`button`,...n},t);return i.addEventListener(`click`,r),i}let n=t=>e(`span`,{class:`visually-hidden`},t);function r(){let t=e(`p`,{role:`status`,class:`visually-hidden`});return{root:t,announce(e){t.textContent=``,t.textContent=e}}}function i(e,{read:t,write:n},r){let{history:i,location:a}=e,o=t(a.hash),s,c=(e={})=>`#${n({...o,...e})}`;function l(t){if(e.clearTimeout(s),s=void 0,t!==`push`||c()!==(a.hash||`#`))try{t===`push`?i.pushState(null,``,c()):i.replaceState(null,``,c())}catch{}}function u(){a.hash!==c()&&(e.clearTimeout(s),s=void 0,o=t(a.hash),r(o))}return e.addEventListener(`hashchange`,u),e.addEventListener(`popstate`,u),{state:()=>o,change(t,n){n===`push`&&s!==void 0&&l(`replace`),o={...o,...t},n===`push`?l(`push`):(e.clearTimeout(s),s=e.setTimeout(l,300,`replace`)),r(o)},link:c}}function a(e){let t=`build-report-${e}`;return{read(){try{return localStorage.getItem(t)??void 0}catch{return}},write(e){try{localStorage.setItem(t,e)}catch{}}}}function o(t,n){let r=a(`shortcuts`),i=e(`input`,{type:`checkbox`});i.checked=r.read()!==`off`,i.addEventListener(`change`,()=>r.write(i.checked?`on`:`off`));let o=n.map(({key:e,title:t})=>`${e}: ${t}`).join(`\n`);t?.prepend(e(`label`,{class:`shortcuts`,title:o},i,`Shortcut keys`)),document.addEventListener(`keydown`,e=>{if(!i.checked||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return;let{target:t}=e;if(t instanceof Element&&t.closest(`input:not([type=\"checkbox\"]), select, textarea`)!==null)return;let r=n.find(({key:t})=>t===e.key);r!==void 0&&(e.preventDefault(),r.action())})}let s={system:`System`,light:`Light`,dark:`Dark`};function c(t){let n=a(`theme`),r=n.read(),i=e(`select`,{id:`theme-choice`},...Object.entries(s).map(([t,n])=>e(`option`,{value:t},n)));i.value=r===`light`||r===`dark`?r:`system`,l(i.value),i.addEventListener(`change`,()=>{l(i.value),n.write(i.value)}),t?.append(e(`label`,{for:`theme-choice`},`Colours`),i)}function l(e){e===`system`?document.documentElement.removeAttribute(`data-theme`):document.documentElement.setAttribute(`data-theme`,e)}function u(e,t){let n=Number(e[t]);return Number.isFinite(n)?n:0}let d=(e,t)=>String(e[t]??``),f=(e,t)=>{let n=e[t];return Array.isArray(n)?n.map(String):[]},p=(e,t)=>{let n=e[t];return Array.isArray(n)?n.filter(m):[]},m=e=>typeof e==`object`&&!!e,h=({durations:e})=>e.max>0;function g(e){let t=t=>u(e,t);return{timestamp:t(`timestamp`),name:String(e.name??``),suite:f(e,`suite`),id:String(e.testId??e.jobId??``),counts:{failed:t(`failedCount`),cancelled:t(`cancelledCount`),running:t(`runningCount`),unknown:t(`unknownCount`),skipped:t(`skippedCount`),successful:t(`successfulCount`)},totalCount:t(`totalCount`),durations:{min:t(`durationMin`),p25:t(`durationP25`),p50:t(`durationP50`),p75:t(`durationP75`),p95:t(`durationP95`),p99:t(`durationP99`),max:t(`durationMax`)}}}var _=class extends Error{status;title;detail;name=`ApiError`;constructor(e,t,n,r){super(`${t} ${n}`,r),this.status=e,this.title=t,this.detail=n}};let v={400:`The server rejected the request.`,401:`The server rejected this key.`,403:`This key has no access to these results.`,404:`There is no data API at this address.`,429:`Too many requests.`,503:`The store is not available at the moment.`};async function y(e){let{status:t}=e,n=Number(e.headers.get(`retry-after`)),r=await e.json().catch(()=>void 0),i=typeof r==`object`&&r&&`detail`in r?String(r.detail).slice(0,1e3):``,a=n>0?`Try again in ${n} seconds.`:``;return new _(t,v[t]??`The server answered with status ${t}.`,[i,a].filter(Boolean).join(` `))}let b=e=>String(e).replace(/\\B(?=(?:\\d{3})+$)/g,`,`),x=(e,t)=>`${b(e)} ${t}${e===1?``:`s`}`,S=1e3,C=60*S,w=60*C,T=24*w;function E(e,t,n,r,i){let a=Math.floor(e%t/r);return`${Math.floor(e/t)} ${n}${a===0?``:` ${a} ${i}`}`}function D(e){if(e>864e11)return`> 1,000,000 d`;if(e>0&&e<1)return`< 1 ms`;let t=Math.round(e);if(t<S)return`${t} ms`;let n=Math.round(e/100);if(n<100)return`${n/10} s`;let r=Math.round(e/S)*S;return r<C?`${r/S} s`:r<w?E(r,C,`min`,S,`s`):r<T?E(r,w,`h`,C,`min`):E(r,T,`d`,w,`h`)}function O(e){return e===0||e===1?`${e*100}%`:e>0&&e<.001?`< 0.1%`:e<1&&e>.999?`> 99.9%`:`${(e*100).toFixed(1)}%`}function k(e){let t=Math.round(Math.abs(e)*100);return t===0?`±0%`:`${e<0?`\u2212`:`+`}${b(t)}%`}let A={name:`Name`,runs:`Runs`,failureRate:`Failed`,median:`Median`,p95:`P95`,slowdown:`Slowdown`},j={name:{hint:`Name in the results`,value:({name:e})=>e,text:({name:e})=>e},runs:{hint:`Number of runs, including skipped ones`,value:({runs:e})=>e,text:({runs:e})=>b(e)},failureRate:{hint:`Share of failed runs among the runs that failed or passed`,value:({failureRate:e})=>e,text:({failureRate:e})=>e===void 0?`\u2013`:O(e)},median:{hint:`Half of the runs took at most this long`,value:({median:e})=>e,text:({median:e})=>M(e)},p95:{hint:`95 of 100 runs took at most this long`,value:({p95:e})=>e,text:({p95:e})=>M(e)},slowdown:{hint:`Increase of the median over the previous period of the same length`,value:({slowdown:e})=>e,text:({slowdown:e})=>e===void 0?`\u2013`:k(e)}},M=e=>e===void 0?`\u2013`:D(e),ee=6e4,te=60*ee,ne=24*te;function re(e){return e>=ee?e<te?x(Math.floor(e/ee),`minute`):e<ne?x(Math.floor(e/te),`hour`):x(Math.floor(e/ne),`day`):``}let ie=6e4,N=60*ie,P=24*N,F={\"24h\":{title:`Last 24 hours`,length:P,unit:N},\"7d\":{title:`Last 7 days`,length:7*P,unit:P},\"30d\":{title:`Last 30 days`,length:30*P,unit:P},\"90d\":{title:`Last 90 days`,length:90*P,unit:P},\"365d\":{title:`Last year`,length:365*P,unit:P}},ae={\"24h\":F[`24h`].title,\"7d\":F[`7d`].title,\"30d\":F[`30d`].title,\"90d\":F[`90d`].title,\"365d\":F[`365d`].title,custom:`Custom range`},I=e=>/^[2-9]\\d{3}-\\d\\d-\\d\\d$/.test(e)&&!Number.isNaN(Date.parse(e)),L=e=>new Date(e).toISOString().slice(0,10);function oe({range:e,from:t,to:n},r){if(e===`custom`){let e=[Date.parse(t),Date.parse(n)];return{fromTs:Math.min(...e),toTs:Math.max(...e)+P}}let{length:i,unit:a}=F[e];return{fromTs:Math.floor((r-i)/a)*a,toTs:r}}let se=({fromTs:e,toTs:t})=>({fromTs:Math.max(e-(t-e),0),toTs:e}),ce=({fromTs:e,toTs:t})=>re(t-e),le={\"15m\":15*ie,\"1h\":N,\"6h\":6*N,\"1d\":P,\"7d\":7*P},ue={auto:`Automatic`,\"15m\":`15 minutes`,\"1h\":`1 hour`,\"6h\":`6 hours`,\"1d\":`1 day`,\"7d\":`7 days`},de=[...Object.values(le),28*P,364*P,3640*P],fe=({fromTs:e,toTs:t},n)=>Math.ceil(t/n)-Math.floor(e/n);function pe(e,t,n){let r=de.at(-1)??P,i=t===`auto`?de.find(t=>fe(e,t)<=60):le[t],a=Math.min(2e3,2e5/Math.max(n,1));return de.find(t=>t>=(i??r)&&fe(e,t)<=a)??r}let me=(e,t)=>e!==`auto`&&t>le[e];function he(e){let[t,n]=e<N?[e/ie,`minute`]:e<P?[e/N,`hour`]:[e/P,`day`];return`${t} ${n}${t===1?``:`s`}`}let ge=(e,t)=>{let n=new Date(e).toISOString();return t<P?`${n.slice(0,10)} ${n.slice(11,16)}`:n.slice(0,10)},_e=[`org`,`project`,`module`,`pipeline`],ve={overview:`Overview`,tests:`Tests`,flaky:`Flaky`,causes:`Causes`,jobs:`Jobs`},ye={org:``,project:``,module:``,pipeline:``,view:`overview`,branch:``,range:`30d`,from:``,to:``,interval:`auto`,by:`jobName`,item:``,order:`failureRate`,direction:`descending`,query:``},be=Object.keys(ye);function xe(e){let t=be.filter(t=>e[t]!==ye[t]||t===`view`&&e.item!==``);return new URLSearchParams(t.map(t=>[t,e[t]])).toString()}function R(e){let t=new URLSearchParams(e.replace(/^#/,``)),n=e=>t.get(e)??``,r={from:n(`from`),to:n(`to`)},i=z(Object.keys(ae),n(`range`),ye.range),a=i!==`custom`||I(r.from)&&I(r.to);return{org:n(`org`),project:n(`project`),module:n(`module`),pipeline:n(`pipeline`),view:z(Object.keys(ve),n(`view`),t.has(`view`)||n(`item`)===``?ye.view:`tests`),branch:n(`branch`),range:a?i:ye.range,...a&&i===`custom`?r:{from:``,to:``},interval:z(Object.keys(ue),n(`interval`),ye.interval),by:n(`by`)===`runner`?`runner`:`jobName`,item:n(`item`),order:z(Object.keys(A),n(`order`),ye.order),direction:n(`direction`)===`ascending`?`ascending`:`descending`,query:n(`query`)}}let z=(e,t,n)=>e.includes(t)?t:n,Se=e=>_e.find(t=>e[t]===``&&(t!==`pipeline`||e.view===`jobs`)),Ce=e=>({org:d(e,`org`),project:d(e,`project`),module:d(e,`module`),pipeline:d(e,`pipeline`)});function we(e,t,n){let r=_e.slice(0,_e.indexOf(n)),i=e.filter(e=>r.every(n=>e[n]===t[n]));return[...new Set(i.map(e=>e[n]))].filter(e=>e!==``)}function Te(e,t,n){let r={...(_e.every(e=>t[e]===``)?e.find(e=>_e.every(t=>n?.[t]===``||e[t]===n?.[t])):void 0)??t};for(let t of _e)r[t]===``&&(r[t]=we(e,r,t)[0]??``);return r}function Ee(e,t,n,r){let i={...t,[n]:r};for(let t of _e.slice(_e.indexOf(n)+1)){let n=we(e,i,t);n.includes(i[t])||(i[t]=n[0]??``)}return i}function De(e){let[,t=``,n=``,r=``]=/, (\\d+) (\\w+) (-?\\d+)/.exec(e.toUTCString())??[],i=[e.getUTCHours(),e.getUTCMinutes()].map(e=>String(e).padStart(2,`0`)).join(`:`);return`${Number(t)} ${n} ${r}, ${i} UTC`}let Oe=e=>{let t=re(e);return t===``?`just now`:`${t} ago`},ke=t=>{let n=new Date(t);return e(`time`,Number.isNaN(n.getTime())?{}:{datetime:n.toISOString(),title:De(n)},Oe(Date.now()-t))},Ae=(t,n,...r)=>je(t)?e(`a`,{...n,href:t,rel:`noopener noreferrer`},...r):e(`span`,n,...r),je=e=>e!==void 0&&/^https?:\\/\\//.test(e),Me=/(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]|(?:\\u001b\\]|\\u009d)[^\\u0007\\u001b\\u009c\\u009d]*(?:\\u0007|\\u001b\\\\|\\u009c)|\\u001b[ -/]*[0-Z\\\\^-~]/g,Ne=/[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\ufdd0-\\ufdef\\ufffe\\uffff]/g,Pe=/[\\u061c\\u200e\\u200f]/g,Fe=/[\\u202a-\\u202e\\u2066-\\u2069]|\\p{Surrogate}/gu,Ie=/\\r\\n?|[\\u0085\\u2028\\u2029]/g,Le=/^[\\t\\n -~]*$/;function Re(e){return Le.test(e)?e:e.replace(Ie,`\n`).replace(Me,``).replace(Ne,``).replace(Pe,``).replace(Fe,`\ufffd`)}function B(e){return Re(e).replace(/[\\t\\n ]+/g,` `)}let ze=(e,t)=>({time:u(e,`${t}Seen`),build:d(e,`${t}Build`),commit:d(e,`${t}Commit`),url:d(e,`${t}Url`)}),Be=t=>t===``?void 0:e(`code`,{class:`plain`},B(t).slice(0,7)),Ve=({build:e,url:t})=>Ae(t,{},`build ${B(e)}`);function He(t){let n=Be(t.commit);return e(`span`,{},ke(t.time),`, `,Ve(t),...n===void 0?[]:[`, `,n])}function Ue(e){let t=m(e.lastTest)?e.lastTest:{},n=d(e,`cause`);return{cause:n,title:d(e,`title`)||`Failures without a message (${n})`,builds:u(e,`builds`),tests:u(e,`tests`),failures:u(e,`failures`),first:ze(e,`first`),last:ze(e,`last`),test:{testId:d(t,`testId`),name:d(t,`name`),suite:f(t,`suite`)}}}let We=e=>({testId:d(e,`testId`),name:d(e,`name`),suite:f(e,`suite`),flips:u(e,`flips`),retries:u(e,`retries`),lostMs:u(e,`lostMs`),flakyBuilds:u(e,`flakyBuilds`),builds:u(e,`builds`),first:ze(e,`first`),last:ze(e,`last`),job:d(p(e,`jobs`)[0]??{},`job`)}),Ge=[`failed`,`cancelled`,`running`,`unknown`,`skipped`,`successful`],Ke={failed:`Failed`,cancelled:`Cancelled`,running:`Running`,unknown:`Unknown`,skipped:`Skipped`,successful:`Passed`},qe=e=>({...Je(e),timestamp:u(e,`timestamp`),testId:d(e,`testId`),name:d(e,`name`),suite:f(e,`suite`),isFlaky:e.flaky===!0,build:d(e,`build`),job:d(e,`job`),ref:d(e,`ref`),commit:d(e,`commit`),url:d(e,`url`),isSuperseded:e.superseded===!0,attempts:p(e,`attempts`).map(Je),attemptCount:u(e,`attemptCount`)}),Je=e=>({status:Ge.find(t=>t===e.status)??`unknown`,duration:e.duration===void 0?void 0:u(e,`duration`),message:d(e,`message`),details:d(e,`details`)}),Ye=e=>({...g(e),buildCount:u(e,`buildCount`),failedBuildCount:u(e,`failedBuildCount`),flakyBuildCount:u(e,`flakyBuildCount`)});function Xe(e,t){async function n(n,r){let i=await $e(n,e,t);if(!i.ok)throw await y(i);let a=await i.json().catch(e=>{throw t.throwIfAborted(),new _(i.status,`The response is incomplete.`,`Try again, or choose a shorter range.`,{cause:e})}),o=m(a)?a[r]:void 0;if(!m(a)||!Array.isArray(o))throw new _(i.status,`This is not a response of the data API.`,`The list \u201c${r}\u201d is missing.`);return{answer:a,list:o.filter(m)}}let r=(e,t,n)=>`v1/data/tests/${e}?${new URLSearchParams({...Ze(t,n),limit:`200`})}`;return{aggregates:async(e,t,r,i)=>(await n(Qe(e,t,r,i),e.view===`jobs`?`jobs`:`tests`)).list.map(g),runs:async(e,t,{limit:r,...i})=>{let a={...Ze(e,t),...i,limit:String(r)},{answer:o,list:s}=await n(`v1/data/tests/runs?${new URLSearchParams(a)}`,`runs`);return{runs:s.map(qe),nextCursor:d(o,`nextCursor`)}},flakyTests:async(e,t)=>(await n(r(`flaky`,e,t),`tests`)).list.map(We),causes:async(e,t)=>(await n(r(`causes`,e,t),`causes`)).list.map(Ue),totals:async(e,t,r)=>{let i={...Ze(e,t),interval:String(r)};return(await n(`v1/data/tests/totals?${new URLSearchParams(i)}`,`totals`)).list.map(Ye)},availableCoordinates:async()=>(await n(`v1/data/coordinates`,`coordinates`)).list.map(Ce)}}let Ze=({org:e,project:t,module:n,branch:r},{fromTs:i,toTs:a})=>({org:e,project:t,module:n,...r===``?{}:{ref:r},fromTs:String(i),toTs:String(a)});function Qe(e,t,n,{testId:r,withSuite:i=!1}={}){let a={...Ze(e,t),interval:String(n)};if(e.view===`jobs`)return`v1/data/jobs/aggregated?${new URLSearchParams({...a,pipeline:e.pipeline,aggregateBy:e.by})}`;let o={...r===void 0?{}:{testId:r},...i?{fields:`suite`}:{}};return`v1/data/tests/aggregated?${new URLSearchParams({...a,...o})}`}async function $e(e,t,n){try{return await fetch(e,{headers:{\"Service-Api-Key\":t,Accept:`application/json`},credentials:`omit`,signal:n})}catch(e){throw n.throwIfAborted(),new _(0,`The server cannot be reached.`,`Check the network, and that the server is running.`,{cause:e})}}let et=`build-report-api-key`;function tt(){let e,t=e=>{try{return e()}catch{return}};return{read:()=>e??t(()=>sessionStorage.getItem(et)??void 0),write(n){e=n,t(()=>sessionStorage.setItem(et,n))},forget(){e=void 0,t(()=>sessionStorage.removeItem(et))}}}let nt=[`main`,`master`];async function rt(e,t,n){let r={...t,branch:``},i=oe(t,n),a=(await e.runs(r,i,{limit:1})).runs[0]?.testId;if(a===void 0)return[];let{runs:o}=await e.runs(r,i,{testId:a,limit:200}),s=new Set(o.map(({ref:e})=>e).filter(e=>e!==``));return[...nt.filter(e=>s.has(e)),...[...s].filter(e=>!nt.includes(e))]}function it(e,t){let n,r;async function i(i){r?.abort();let a=new AbortController;r=a;try{let t=await Xe(i,a.signal).availableCoordinates();if(r!==a)return;r=void 0,n=t,e()}catch(e){if(r!==a)return;r=void 0,t(e)}}return{current:()=>n,loadOnce(e){n===void 0&&r===void 0&&i(e)},reload:e=>void i(e),clear(){r?.abort(),r=void 0,n=void 0}}}let at=e=>/^[\\x21-\\x7e]+$/.test(e);function ot({location:e,history:t},n){let r=new URLSearchParams(e.hash.slice(1)),i=r.get(`key`);return i===null||(r.delete(`key`),t.replaceState(null,``,`#${r}`),!at(i))?!1:(n.write(i),!0)}function st(){let e=a(`last-place`);return{read:()=>ct(e.read()),write:({org:t,project:n,module:r,pipeline:i})=>e.write(JSON.stringify({org:t,project:n,module:r,pipeline:i})),forget:()=>e.write(``)}}function ct(e=``){try{let t=JSON.parse(e);return lt(t)?t:void 0}catch{return}}let lt=e=>typeof e==`object`&&!!e&&_e.every(t=>typeof e[t]==`string`),ut=({status:e,isFlaky:t})=>t&&e===`successful`?`flaky`:Ke[e].toLowerCase();function dt(t){let n=ut(t);return e(`span`,{class:`tag${[`failed`,`flaky`,`passed`].includes(n)?` ${n}`:``}`},n.slice(0,1).toUpperCase()+n.slice(1))}let ft=(...t)=>e(`p`,{class:`dots`},...t.filter(e=>e!==void 0).map(t=>e(`span`,{},t)));function pt(e){let{build:t,commit:n,ref:r,job:i,duration:a,attemptCount:o,timestamp:s,isSuperseded:c}=e;return ft(t===``?void 0:Ve(e),Be(n),...[r,i].map(e=>B(e)||void 0),o===0?void 0:x(o+1,`attempt`),a===void 0?void 0:D(a),ke(s),c?`replaced by a later attempt`:void 0)}let mt=({name:e})=>B(e)||`(no name)`,ht=({suite:e})=>e.map(B).join(` \u203a `);function gt(t,n){let r=ht(t);return e(`span`,{class:`test-name`},e(`a`,{href:n},mt(t)),r===``?void 0:e(`span`,{class:`suite`},r))}let _t=(t,n)=>e(`ol`,{class:`card causes`},...t.map(e=>vt(e,n)));function vt(t,n){let{title:r,builds:i,tests:a,failures:o,first:s,last:c,test:l}=t,u=n.link({view:`tests`,item:l.testId,query:``}),d=a>1?` and ${x(a-1,`other test`)}`:``;return e(`li`,{class:`cause`},e(`p`,{class:`cause-builds`},e(`b`,{},b(i)),i===1?` build`:` builds`),e(`div`,{class:`cause-texts`},e(`a`,{class:`cause-title`,href:n.link({view:`causes`,item:t.cause,query:``}),\"data-cause\":t.cause},e(`code`,{},B(r))),ft(e(`span`,{},e(`a`,{href:u},mt(l)),d),x(o,`failure`)),ft(e(`span`,{},`first `,He(s)),e(`span`,{},`last `,He(c)))))}function yt(t,n){let r=bt(t),i=e(`details`,{class:`failure-texts`},e(`summary`,{},t.attempts.length===0?`Message and trace`:`Message, trace and attempts`),...St(t,r));return i.open=n,e(`li`,{class:`failure-item`},e(`p`,{class:`failure-line`},dt(t),` `,r===``?void 0:e(`code`,{},r)),pt(t),i.childElementCount===1?void 0:i)}let bt=e=>[e,...e.attempts].map(({message:e,details:t})=>xt(e)||xt(t)).find(e=>e!==``)??``,xt=e=>B(/\\S.*/.exec(e)?.[0]??``);function St(t,n){let{attempts:r,attemptCount:i}=t,a=r.map((e,t)=>({attempt:e,title:`Attempt ${t+1}`})),o={attempt:t,title:i===0?``:`Attempt ${i+1}`};return[...a,o].flatMap(({attempt:t,title:r})=>{let a=Ct(t);if(a===``||a===n&&i===0)return[];let o=`${Ke[t.status].toLowerCase()}${t.duration===void 0?``:` after ${D(t.duration)}`}`,s=r===``?`Message and trace`:`${r}: ${o}`;return[e(`div`,{class:`box`},r===``?void 0:e(`div`,{class:`box-head`},s),e(`pre`,{class:`code plain`,tabindex:`0`,role:`group`,\"aria-label\":s},a))]})}function Ct({message:e,details:t}){let[n,r]=[Re(e).trim(),Re(t).trim()];return r.includes(n)?r:r===``?n:`${n}\\n\\n${r}`}function wt(n,r,i,a){async function o(){n.replaceChildren(r()),n.setAttribute(`aria-busy`,`true`);try{let e=await i();a.aborted||n.replaceChildren(...e)}catch(r){if(a.aborted)return;let i=r instanceof _?r.message:`This page failed. ${String(r)}`,s=t(`Try again`,{},()=>void o());n.replaceChildren(e(`p`,{class:`panel-failure`,role:`alert`},i,` `,s))}finally{n.removeAttribute(`aria-busy`)}}return o(),n}function Tt({cause:t,read:n,address:r},i){let a=[[`Builds`,b(t.builds)],[`Tests`,b(t.tests)],[`Failures`,b(t.failures)],[`First seen`,He(t.first)],[`Last seen`,He(t.last)]];return e(`article`,{class:`item`},e(`a`,{class:`back`,href:r.link({item:``})},`\u2190 All causes`),e(`h2`,{class:`item-title`,tabindex:`-1`},e(`code`,{},B(t.title))),e(`dl`,{class:`facts`},...a.map(([t,n])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)))),wt(e(`section`,{class:`runs`,\"aria-label\":`Failures`}),()=>e(`div`,{class:`card runs-pending`}),async()=>{let{runs:e,nextCursor:t}=await n();return[Et(e),Dt(e,t!==``,r)]},i))}let Et=([t])=>e(`div`,{class:`card padded`},e(`h3`,{},`Last failure`),t===void 0?e(`p`,{class:`hint`},`Its builds were deleted.`):e(`ol`,{class:`failure-items`},yt(t,!0)));function Dt(t,n,r){let i=new Map;for(let e of t){let t=i.get(e.testId);t===void 0?i.set(e.testId,[e]):t.push(e)}let a=[...i.values()].sort((e,t)=>t.length-e.length);return e(`div`,{class:`card padded`},e(`h3`,{},n?`Tests of the last ${x(t.length,`failure`)}`:`Tests`),e(`ul`,{class:`failed-tests`},...a.flatMap(([t,...n])=>t===void 0?[]:[e(`li`,{},gt(t,r.link({view:`tests`,item:t.testId,query:``})),e(`span`,{class:`hint`},x(n.length+1,`failure`)))])))}function Ot({causes:t,period:n,api:r},i,a){let o=e(`div`,{class:`results`}),s;function c(e){let i=s?.item;if(i===e.item)return;s?.stop.abort(),s={item:e.item,stop:new AbortController};let c=t.find(t=>t.cause===e.item);if(e.item===``)o.replaceChildren(At(t,n,e),...t.length===0?[]:[_t(t,a)]);else if(c===void 0)o.replaceChildren(jt(a));else{let t={cause:c.cause,limit:200};o.replaceChildren(Tt({cause:c,read:()=>r.runs(e,n,t),address:a},s.stop.signal))}i!==void 0&&kt(o,i)?.focus()}return c(i),{root:o,show:c,close:()=>s?.stop.abort()}}let kt=(e,t)=>e.querySelector(`.item-title`)??[...e.querySelectorAll(`[data-cause]`)].find(e=>e.dataset.cause===t)??null;function At(t,n,{branch:r}){let i=ce(n),a=r===``?``:` on ${B(r)}`,o=t.length===200?`At least ${x(t.length,`cause`)}`:x(t.length,`cause`),[s]=t;return e(`section`,{class:`answer`,\"aria-labelledby\":`answer-title`},e(`h2`,{id:`answer-title`},s===void 0?`No failure${a} in ${i}`:`${o} of failures${a} in ${i}`),e(`p`,{class:`lead`},s===void 0?`Failures without a message have no cause and are not listed here.`:`The first one failed ${x(s.builds,`build`)}. A cause is what the messages of several failures have in common.`))}let jt=t=>e(`section`,{class:`notice`},e(`h2`,{},`Nothing failed for this cause in this range`),e(`p`,{},`Choose a range that starts earlier or another branch, or open the list of all causes.`),e(`a`,{href:t.link({item:``})},`All causes`));function Mt(e,t,{period:n,items:r}){let i=new Map,a=pe(n,t.interval,r.length),o=pe(n,t.interval,1);function s(r,a){let o=i.get(r);if(o!==void 0)return o;let s=e.aggregates(t,n,a,r===``?{}:{testId:r});return i.set(r,s),s.catch(()=>i.delete(r)),s}return async e=>{if(e===``)return{period:n,interval:a,aggregates:await s(``,a)};if(!(t.view===`jobs`||a===o&&i.has(``)))return{period:n,interval:o,aggregates:await s(e,o)};let r=await s(``,a);return{period:n,interval:a,aggregates:r.filter(({id:t})=>t===e)}}}function Nt(t,n){let r=t/n-1;return e(`small`,{class:Math.abs(r)<=.05?`quiet`:r>0?`text-failed`:`text-passed`},k(r))}let Pt=[[`#`,`number rank optional`],[`Test`,`test`],[`Flaky builds`,`number`],[`Flips`,`number optional`],[`Retries`,`number optional`],[`Time lost`,`number lost`],[`Change`,`number`],[`Mostly in`,`optional`],[`Last seen`,`last`]],Ft=(t,n)=>e(`div`,{class:`card`},e(`table`,{class:`table ranking`,\"aria-label\":`Flaky tests`},e(`thead`,{},e(`tr`,{},...Pt.map(([t,n])=>e(`th`,{scope:`col`,class:n},t)))),e(`tbody`,{},...t.tests.map((e,r)=>It(e,r+1,t,n)))));function It(t,r,{lostMsOfTestBefore:i},a){let{flips:o,retries:s,flakyBuilds:c,builds:l,lostMs:u,last:d,job:f}=t;return e(`tr`,{},...[[b(r)],[gt(t,a.link({view:`tests`,item:t.testId,query:``}))],[b(c),e(`span`,{class:`quiet`},` of ${b(l)}`),Lt(`builds`)],[b(o)],[b(s)],[D(u),Lt(`lost`)],[Rt(u,i.get(t.testId))],[B(f)],[Ae(d.url,{},ke(d.time),n(`, build ${B(d.build)}`))]].map((t,n)=>{let r={class:Pt[n]?.[1]??``};return n===1?e(`th`,{scope:`row`,...r},...t):e(`td`,r,...t)}))}let Lt=t=>e(`span`,{class:`unit`,\"aria-hidden\":`true`},` ${t}`),Rt=(t,n)=>n===void 0||n===0?e(`span`,{class:`tag`},`new`):Nt(t,n);function zt(t,n,r){return{root:e(`div`,{class:`results`},e(`section`,{class:`answer`,\"aria-labelledby\":`answer-title`},e(`h2`,{id:`answer-title`},Bt(t,n)),t.tests.length===0?void 0:e(`p`,{class:`lead`},Vt(t))),...t.tests.length===0?[]:[Ft(t,r)],e(`p`,{class:`hint definition`},`A test is flaky if it passed after a retry, or failed at least twice between two passes of the same job and branch. Failures of many tests at once are outages and do not count. Time lost is the duration of the repeated attempts and of these failures; if the test was the only one that failed in a job, the duration of the tests of that job. The change compares it with the previous period of the same length.`)),show(){},close(){}}}function Bt({tests:e,lostMs:t,period:n},{branch:r}){let i=`${r===``?``:`on ${B(r)} `}in ${ce(n)}`;return e.length===0?`No flaky test ${i}`:`${e.length===200?`The 200 worst flaky tests`:x(e.length,`flaky test`)} cost ${D(t)} ${i}`}function Vt({tests:e,lostMs:t,lostMsBefore:n,period:r}){let i=n===0?void 0:t/n-1,a=`in the ${ce(r)} before`,o=i===void 0?`There were none ${a}.`:Math.round(Math.abs(i)*100)===0?`As much as ${a}.`:`${Math.round(Math.abs(i)*100)}% ${i<0?`less`:`more`} than ${a}.`;return e.length<=3||t===0?o:`${o} The first 3 of them cost ${O(e.slice(0,3).reduce((e,t)=>e+t.lostMs,0)/t)} of it.`}async function Ht(e,t,n){let[r,i]=await Promise.all([e.flakyTests(t,n),e.flakyTests(t,se(n))]);return{period:n,tests:r,lostMs:Ut(r),lostMsBefore:Ut(i),lostMsOfTestBefore:new Map(i.map(({testId:e,lostMs:t})=>[e,t]))}}let Ut=e=>e.reduce((e,{lostMs:t})=>e+t,0),Wt=(e,t)=>x(e,t===`jobs`?`job`:`test`),Gt=()=>e(`p`,{class:`notice`},`Loading \u2026`);function Kt({view:t,org:n,project:r,module:i}){return t===`jobs`&&i!==``?e(`section`,{class:`notice`},e(`h2`,{},`No pipeline`),e(`p`,{},`The records of ${[n,r,i].join(` / `)} have no pipeline, and jobs are listed by pipeline.`),e(`p`,{},`Set the variable `,e(`code`,{},`SERVICE_PIPELINE`),`. On GitHub, it defaults to the workflow.`)):e(`section`,{class:`notice`},e(`h2`,{},`No records yet`),e(`p`,{},`This key\u2019s organisation has no records. Send the first ones from a folder with test results:`),e(`pre`,{},`export SERVICE_URL=${location.origin}${location.pathname}\\nexport SERVICE_API_KEY=<a key with the scope \"write\">\\nnpx build-report collect`),e(`p`,{},`Then choose `,e(`strong`,{},`Refresh`),`.`))}function qt(t,{fromTs:n,toTs:r},i){let a=[t.org,t.project,t.module,...t.view===`jobs`?[t.pipeline]:[]],o=Yt(t),s=t.branch===``?``:` on ${t.branch}`,c=36e5;return e(`section`,{class:`notice`},e(`h2`,{},`No ${o} in this range`),e(`p`,{},`${a.join(` / `)} has no ${o}${s} from `,e(`time`,{},ge(n,c)),` to `,e(`time`,{},ge(r,c)),` (UTC).`),e(`ul`,{},e(`li`,{},t.branch===``?`Choose a range that starts earlier.`:`Choose a range that starts earlier, or another branch.`),e(`li`,{},`Send results: `,e(`code`,{},`build-report submit`),` sends the records file of a run.`)),t.range===`365d`?void 0:e(`a`,{href:i.link({range:`365d`,from:``,to:``,item:``})},`Show the last year`))}function Jt(t,n){let r=Yt(t);return e(`section`,{class:`notice`},e(`h2`,{},`This ${r===`jobs`?`job`:`test`} did not run in this range`),e(`p`,{},`Choose a range that starts earlier or another branch, or open the list of all ${r}.`),e(`a`,{href:n.link({item:``,query:ye.query})},`All ${r}`))}let Yt=({view:e})=>e===`jobs`?`jobs`:`tests`,Xt=({status:n,title:r,detail:i},a,o)=>e(`section`,{class:`notice failure`,role:`alert`},e(`h2`,{},r),e(`p`,{},i),n===403?e(`a`,{href:a.link({org:``,project:``,module:``,pipeline:``,item:``,query:``})},`Show the results of this key`):t(`Try again`,{class:`primary`},o));function Zt({causes:t,flaky:n},r){let i=t.toSorted((e,t)=>t.last.time-e.last.time).slice(0,5).map(t=>e(`li`,{},e(`a`,{href:r.link({view:`causes`,item:t.cause,query:``})},e(`code`,{class:`plain`},B(t.title))),e(`p`,{class:`hint`},`${x(t.builds,`build`)} · ${x(t.tests,`test`)} · first `,He(t.first)))),a=n.tests.slice(0,5).map(t=>e(`li`,{},gt(t,r.link({view:`tests`,item:t.testId,query:``})),e(`p`,{class:`hint`},`${D(t.lostMs)} lost · ${x(t.flakyBuilds,`flaky build`)}`)));return e(`div`,{class:`attention`},Qt(`Why builds failed last`,i,`No failure with a message.`,{count:t.length,href:r.link({view:`causes`,item:``,query:``}),noun:`causes`}),Qt(`What is flaky`,a,`No flaky test.`,{count:n.tests.length,href:r.link({view:`flaky`,item:``,query:``}),noun:`flaky tests`}))}function Qt(t,n,r,{count:i,href:a,noun:o}){return e(`section`,{class:`card padded`},e(`h3`,{},t),n.length===0?e(`p`,{class:`hint`},r):e(`ol`,{class:`attention-list`},...n),i>n.length?e(`a`,{href:a},`All ${b(i)} ${o}`):void 0)}function $t({before:t,flaky:n},r){return e(`dl`,{class:`facts figures`},...[[`Builds passed`,O(tn(r)),t===void 0?void 0:nn(tn(r)-tn(t))],[`Builds`,b(r.buildCount),void 0],[`Test failures`,b(r.counts.failed),void 0],[`Lost to flaky tests`,D(n.lostMs),n.lostMsBefore===0?void 0:Nt(n.lostMs,n.lostMsBefore)],...en(`Median of a test`,`p50`,r,t),...en(`P95 of a test`,`p95`,r,t)].map(([t,n,r])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n,r===void 0?void 0:` `,r))))}function en(e,t,n,r){let i=n.durations[t];if(i===0)return[];let a=r?.durations[t]??0;return[[e,D(i),a===0?void 0:Nt(i,a)]]}let tn=({buildCount:e,failedBuildCount:t})=>1-t/e;function nn(t){let n=Math.round(t*100);return e(`small`,{class:n===0?`quiet`:n>0?`text-passed`:`text-failed`},`${n===0?`±`:n>0?`+`:`\u2212`}${Math.abs(n)} ${Math.abs(n)===1?`point`:`points`}`)}let rn=[1,2,5].flatMap(e=>[0,1,2,3,4,5,6,7,8].map(t=>e*10**t)).sort((e,t)=>e-t),an=[.1,.2,.5,1,2,5,10,20,50,100,200,500,...[1,2,5,10,15,30].map(e=>e*1e3),...[1,2,5,10,15,30].map(e=>e*6e4),...[1,2,4,8,24,48,240,2400].map(e=>e*36e5)],on=`u-off`,sn=`u-label`,cn=`width`,ln=`height`,un=`bottom`,dn=`left`,fn=`right`,pn=`#000`,mn=`#0000`,hn=`mousemove`,gn=`mousedown`,_n=`mouseup`,vn=`mouseenter`,yn=`mouseleave`,bn=`dblclick`,xn=`change`,Sn=`dppxchange`,V=typeof window<`u`,Cn=V?document:null,wn=V?window:null,H=V?navigator:null,U,Tn;function W(){let e=devicePixelRatio;U!=e&&(U=e,Tn&&In(xn,Tn,W),Tn=matchMedia(`(min-resolution: ${U-.001}dppx) and (max-resolution: ${U+.001}dppx)`),Fn(xn,Tn,W),wn.dispatchEvent(new CustomEvent(Sn)))}function En(e,t){if(t!=null){let n=e.classList;!n.contains(t)&&n.add(t)}}function Dn(e,t){let n=e.classList;n.contains(t)&&n.remove(t)}function G(e,t,n){e.style[t]=n+`px`}function On(e,t,n,r){let i=Cn.createElement(e);return t!=null&&En(i,t),n?.insertBefore(i,r),i}function kn(e,t){return On(`div`,e,t)}let K=new WeakMap;function An(e,t,n,r,i){let a=`translate(`+t+`px,`+n+`px)`;a!=K.get(e)&&(e.style.transform=a,K.set(e,a),t<0||n<0||t>r||n>i?En(e,on):Dn(e,on))}let q=new WeakMap;function jn(e,t,n){let r=t+n;r!=q.get(e)&&(q.set(e,r),e.style.background=t,e.style.borderColor=n)}let J=new WeakMap;function Mn(e,t,n,r){let i=t+``+n;i!=J.get(e)&&(J.set(e,i),e.style.height=n+`px`,e.style.width=t+`px`,e.style.marginLeft=r?-t/2+`px`:0,e.style.marginTop=r?-n/2+`px`:0)}let Nn={passive:!0},Pn={...Nn,capture:!0};function Fn(e,t,n,r){t.addEventListener(e,n,r?Pn:Nn)}function In(e,t,n,r){t.removeEventListener(e,n,Nn)}V&&W();function Ln(e,t,n,r){let i;n||=0,r||=t.length-1;let a=r<=2147483647;for(;r-n>1;)i=a?n+r>>1:ir((n+r)/2),t[i]<e?n=i:r=i;return e-t[n]<=t[r]-e?n:r}function Rn(e){return(t,n,r)=>{let i=-1,a=-1;for(let a=n;a<=r;a++)if(e(t[a])){i=a;break}for(let i=r;i>=n;i--)if(e(t[i])){a=i;break}return[i,a]}}let zn=e=>e!=null,Bn=e=>e!=null&&e>0,Vn=Rn(zn),Hn=Rn(Bn);function Un(e,t,n,r=0,i=!1){let a=i?Hn:Vn,o=i?Bn:zn;[t,n]=a(e,t,n);let s=e[t],c=e[t];if(t>-1){if(r==1)s=e[t],c=e[n];else if(r==-1)s=e[n],c=e[t];else for(let r=t;r<=n;r++){let t=e[r];o(t)&&(t<s?s=t:t>c&&(c=t))}}return[s??X,c??-X]}function Wn(e,t,n,r){let i=ur(e),a=ur(t);e==t&&(i==-1?(e*=n,t/=n):(e/=n,t*=n));let o=n==10?dr:fr,s=i==1?ir:or,c=a==1?or:ir,l=s(o(rr(e))),u=c(o(rr(t))),d=lr(n,l),f=lr(n,u);return n==10&&(l<0&&(d=Q(d,-l)),u<0&&(f=Q(f,-u))),r||n==2?(e=d*i,t=f*a):(e=Or(e,d),t=Dr(t,f)),[e,t]}function Gn(e,t,n,r){let i=Wn(e,t,n,r);return e==0&&(i[0]=0),t==0&&(i[1]=0),i}let Kn=.1,qn={mode:3,pad:Kn},Jn={pad:0,soft:null,mode:0},Yn={min:Jn,max:Jn};function Xn(e,t,n,r){return zr(n)?Qn(e,t,n):(Jn.pad=n,Jn.soft=r?0:null,Jn.mode=r?3:0,Qn(e,t,Yn))}function Y(e,t){return e??t}function Zn(e,t,n){for(t=Y(t,0),n=Y(n,e.length-1);t<=n;){if(e[t]!=null)return!0;t++}return!1}function Qn(e,t,n){let r=n.min,i=n.max,a=Y(r.pad,0),o=Y(i.pad,0),s=Y(r.hard,-X),c=Y(i.hard,X),l=Y(r.soft,X),u=Y(i.soft,-X),d=Y(r.mode,0),f=Y(i.mode,0),p=t-e,m=dr(p),h=cr(rr(e),rr(t)),g=dr(h),_=rr(g-m);(p<1e-24||_>10)&&(p=0,(e==0||t==0)&&(p=1e-24,d==2&&l!=X&&(a=0),f==2&&u!=-X&&(o=0)));let v=p||h||1e3,y=dr(v),b=lr(10,ir(y)),x=Q(Or(e-v*(p==0?e==0?.1:1:a),b/10),24),S=e>=l&&(d==1||d==3&&x<=l||d==2&&x>=l)?l:X,C=cr(s,x<S&&e>=S?S:sr(S,x)),w=Q(Dr(t+v*(p==0?t==0?.1:1:o),b/10),24),T=t<=u&&(f==1||f==3&&w>=u||f==2&&w<=u)?u:-X,E=sr(c,w>T&&t<=T?T:cr(T,w));return C==E&&C==0&&(E=100),[C,E]}let $n=new Intl.NumberFormat(V?H.language:`en-US`),er=e=>$n.format(e),tr=Math,nr=tr.PI,rr=tr.abs,ir=tr.floor,ar=tr.round,or=tr.ceil,sr=tr.min,cr=tr.max,lr=tr.pow,ur=tr.sign,dr=tr.log10,fr=tr.log2,pr=(e,t=1)=>tr.sinh(e)*t,mr=(e,t=1)=>tr.asinh(e/t),X=1/0;function hr(e){return(dr((e^e>>31)-(e>>31))|0)+1}function gr(e,t,n){return sr(cr(e,t),n)}function _r(e){return typeof e==`function`}function Z(e){return _r(e)?e:()=>e}let vr=()=>{},yr=e=>e,br=(e,t)=>t,xr=e=>null,Sr=e=>!0,Cr=(e,t)=>e==t,wr=/\\.\\d*?(?=9{6,}|0{6,})/gm,Tr=e=>{if(Ir(e)||kr.has(e))return e;let t=`${e}`,n=t.match(wr);if(n==null)return e;let r=n[0].length-1;if(t.indexOf(`e-`)!=-1){let[e,n]=t.split(`e`);return+`${Tr(e)}e${n}`}return Q(e,r)};function Er(e,t){return Tr(Q(Tr(e/t))*t)}function Dr(e,t){return Tr(or(Tr(e/t))*t)}function Or(e,t){return Tr(ir(Tr(e/t))*t)}function Q(e,t=0){if(Ir(e))return e;let n=10**t,r=e*n*(1+2**-52);return ar(r)/n}let kr=new Map;function Ar(e){return((``+e).split(`.`)[1]||``).length}function jr(e,t,n,r){let i=[],a=r.map(Ar);for(let o=t;o<n;o++){let t=rr(o),n=Q(lr(e,o),t);for(let s=0;s<r.length;s++){let c=e==10?+`${r[s]}e${o}`:r[s]*n,l=(o>=0?0:t)+(o>=a[s]?0:a[s]),u=e==10?c:Q(c,l);i.push(u),kr.set(u,l)}}return i}let Mr={},Nr=[],Pr=[null,null],Fr=Array.isArray,Ir=Number.isInteger,Lr=e=>e===void 0;function Rr(e){return typeof e==`string`}function zr(e){let t=!1;if(e!=null){let n=e.constructor;t=n==null||n==Object}return t}function Br(e){return typeof e==`object`&&!!e}let Vr=Object.getPrototypeOf(Uint8Array),Hr=`__proto__`;function Ur(e,t=zr){let n;if(Fr(e)){let r=e.find(e=>e!=null);if(Fr(r)||t(r)){n=Array(e.length);for(let r=0;r<e.length;r++)n[r]=Ur(e[r],t)}else n=e.slice()}else if(e instanceof Vr)n=e.slice();else if(t(e)){n={};for(let r in e)r!=Hr&&(n[r]=Ur(e[r],t))}else n=e;return n}function Wr(e){let t=arguments;for(let n=1;n<t.length;n++){let r=t[n];for(let t in r)t!=Hr&&(zr(e[t])?Wr(e[t],Ur(r[t])):e[t]=Ur(r[t]))}return e}function Gr(e,t,n){for(let r=0,i,a=-1;r<t.length;r++){let o=t[r];if(o>a){for(i=o-1;i>=0&&e[i]==null;)e[i--]=null;for(i=o+1;i<n&&e[i]==null;)e[a=i++]=null}}}function Kr(e,t){if(Yr(e)){let t=e[0].slice();for(let n=1;n<e.length;n++)t.push(...e[n].slice(1));return Xr(t[0])||(t=Jr(t)),t}let n=new Set;for(let t=0;t<e.length;t++){let r=e[t][0],i=r.length;for(let e=0;e<i;e++)n.add(r[e])}let r=[Array.from(n).sort((e,t)=>e-t)],i=r[0].length,a=new Map;for(let e=0;e<i;e++)a.set(r[0][e],e);for(let n=0;n<e.length;n++){let o=e[n],s=o[0];for(let e=1;e<o.length;e++){let c=o[e],l=Array(i).fill(void 0),u=t?t[n][e]:1,d=[];for(let e=0;e<c.length;e++){let t=c[e],n=a.get(s[e]);t===null?u!=0&&(l[n]=t,u==2&&d.push(n)):l[n]=t}Gr(l,d,i),r.push(l)}}return r}let qr=typeof queueMicrotask>`u`?e=>Promise.resolve().then(e):queueMicrotask;function Jr(e){let t=e[0],n=t.length,r=Array(n);for(let e=0;e<r.length;e++)r[e]=e;r.sort((e,n)=>t[e]-t[n]);let i=[];for(let t=0;t<e.length;t++){let a=e[t],o=Array(n);for(let e=0;e<n;e++)o[e]=a[r[e]];i.push(o)}return i}function Yr(e){let t=e[0][0],n=t.length;for(let r=1;r<e.length;r++){let i=e[r][0];if(i.length!=n)return!1;if(i!=t){for(let e=0;e<n;e++)if(i[e]!=t[e])return!1}}return!0}function Xr(e,t=100){let n=e.length;if(n<=1)return!0;let r=0,i=n-1;for(;r<=i&&e[r]==null;)r++;for(;i>=r&&e[i]==null;)i--;if(i<=r)return!0;let a=cr(1,ir((i-r+1)/t));for(let t=e[r],n=r+a;n<=i;n+=a){let r=e[n];if(r!=null){if(r<=t)return!1;t=r}}return!0}let Zr=[`January`,`February`,`March`,`April`,`May`,`June`,`July`,`August`,`September`,`October`,`November`,`December`],Qr=[`Sunday`,`Monday`,`Tuesday`,`Wednesday`,`Thursday`,`Friday`,`Saturday`];function $r(e){return e.slice(0,3)}let ei=Qr.map($r),ti={MMMM:Zr,MMM:Zr.map($r),WWWW:Qr,WWW:ei};function ni(e){return(e<10?`0`:``)+e}function ri(e){return(e<10?`00`:e<100?`0`:``)+e}let ii={YYYY:e=>e.getFullYear(),YY:e=>(e.getFullYear()+``).slice(2),MMMM:(e,t)=>t.MMMM[e.getMonth()],MMM:(e,t)=>t.MMM[e.getMonth()],MM:e=>ni(e.getMonth()+1),M:e=>e.getMonth()+1,DD:e=>ni(e.getDate()),D:e=>e.getDate(),WWWW:(e,t)=>t.WWWW[e.getDay()],WWW:(e,t)=>t.WWW[e.getDay()],HH:e=>ni(e.getHours()),H:e=>e.getHours(),h:e=>{let t=e.getHours();return t==0?12:t>12?t-12:t},AA:e=>e.getHours()>=12?`PM`:`AM`,aa:e=>e.getHours()>=12?`pm`:`am`,a:e=>e.getHours()>=12?`p`:`a`,mm:e=>ni(e.getMinutes()),m:e=>e.getMinutes(),ss:e=>ni(e.getSeconds()),s:e=>e.getSeconds(),fff:e=>ri(e.getMilliseconds())};function ai(e,t){t||=ti;let n=[],r=/\\{([a-z]+)\\}|[^{]+/gi,i;for(;i=r.exec(e);)n.push(i[0][0]==`{`?ii[i[1]]:i[0]);return e=>{let r=``;for(let i=0;i<n.length;i++)r+=typeof n[i]==`string`?n[i]:n[i](e,t);return r}}let oi=new Intl.DateTimeFormat().resolvedOptions().timeZone;function si(e,t){let n;return t==`UTC`||t==`Etc/UTC`?n=new Date(+e+e.getTimezoneOffset()*6e4):t==oi?n=e:(n=new Date(e.toLocaleString(`en-US`,{timeZone:t})),n.setMilliseconds(e.getMilliseconds())),n}let ci=e=>e%1==0,$=[1,2,2.5,5],li=jr(10,-32,0,$),ui=jr(10,0,32,$),di=ui.filter(ci),fi=li.concat(ui),pi=`{YYYY}`,mi=`\n`+pi,hi=`{M}/{D}`,gi=`\n`+hi,_i=gi+`/{YY}`,vi=`{aa}`,yi=`{h}:{mm}`+vi,bi=`\n`+yi,xi=`:{ss}`;function Si(e){let t=e*1e3,n=t*60,r=n*60,i=r*24,a=i*30,o=i*365,s=(e==1?jr(10,0,3,$).filter(ci):jr(10,-3,0,$)).concat([t,t*5,t*10,t*15,t*30,n,n*5,n*10,n*15,n*30,r,r*2,r*3,r*4,r*6,r*8,r*12,i,i*2,i*3,i*4,i*5,i*6,i*7,i*8,i*9,i*10,i*15,a,a*2,a*3,a*4,a*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,pi,null,null,null,null,null,null,1],[i*28,`{MMM}`,mi,null,null,null,null,null,1],[i,hi,mi,null,null,null,null,null,1],[r,`{h}`+vi,_i,null,gi,null,null,null,1],[n,yi,_i,null,gi,null,null,null,1],[t,xi,_i+` `+yi,null,gi+` `+yi,null,bi,null,1],[e,xi+`.{fff}`,_i+` `+yi,null,gi+` `+yi,null,bi,null,1]];function l(t){return(s,c,l,u,d,f)=>{let p=[],m=d>=o,h=d>=a&&d<o,g=t(l),_=Q(g*e,3),v=Mi(g.getFullYear(),m?0:g.getMonth(),h||m?1:g.getDate()),y=Q(v*e,3);if(h||m){let n=h?d/a:0,r=m?d/o:0,i=_==y?_:Q(Mi(v.getFullYear()+r,v.getMonth()+n,1)*e,3),s=new Date(ar(i/e)),c=s.getFullYear(),l=s.getMonth();for(let a=0;i<=u;a++){let o=Mi(c+r*a,l+n*a,1),s=o-t(Q(o*e,3));i=Q((+o+s)*e,3),i<=u&&p.push(i)}}else{let a=d>=i?i:d,o=y+(ir(l)-ir(_))+Dr(_-y,a);p.push(o);let m=t(o),h=m.getHours()+m.getMinutes()/n+m.getSeconds()/r,g=d/r,v=f/s.axes[c]._space;for(;o=Q(o+d,e==1?0:3),!(o>u);)if(g>1){let e=ir(Q(h+g,6))%24,n=t(o).getHours()-e;n>1&&(n=-1),o-=n*r,h=(h+g)%24;let i=p[p.length-1];Q((o-i)/d,3)*v>=.7&&p.push(o)}else p.push(o)}return p}}return[s,c,l]}let[Ci,wi,Ti]=Si(1),[Ei,Di,Oi]=Si(.001);jr(2,-53,53,[1]);function ki(e,t){return e.map(e=>e.map((n,r)=>r==0||r==8||n==null?n:t(r==1||e[8]==0?n:e[1]+n)))}function Ai(e,t){return(n,r,i,a,o)=>{let s=t.find(e=>o>=e[0])||t[t.length-1],c,l,u,d,f,p;return r.map(t=>{let n=e(t),r=n.getFullYear(),i=n.getMonth(),a=n.getDate(),o=n.getHours(),m=n.getMinutes(),h=n.getSeconds(),g=r!=c&&s[2]||i!=l&&s[3]||a!=u&&s[4]||o!=d&&s[5]||m!=f&&s[6]||h!=p&&s[7]||s[1];return c=r,l=i,u=a,d=o,f=m,p=h,g(n)})}}function ji(e,t){let n=ai(t);return(t,r,i,a,o)=>r.map(t=>n(e(t)))}function Mi(e,t,n){return new Date(e,t,n)}function Ni(e,t){return t(e)}function Pi(e,t){return(n,r,i,a)=>a==null?`--`:t(e(r))}function Fi(e,t){let n=e.series[t];return n.width?n.stroke(e,t):n.points.width?n.points.stroke(e,t):null}function Ii(e,t){return e.series[t].fill(e,t)}let Li={show:!0,live:!0,isolate:!1,mount:vr,markers:{show:!0,width:2,stroke:Fi,fill:Ii,dash:`solid`},idx:null,idxs:null,values:[]};function Ri(e,t){let n=e.cursor.points,r=kn(),i=n.size(e,t);G(r,cn,i),G(r,ln,i);let a=i/-2;G(r,`marginLeft`,a),G(r,`marginTop`,a);let o=n.width(e,t,i);return o&&G(r,`borderWidth`,o),r}function zi(e,t){let n=e.series[t].points;return n._fill||n._stroke}function Bi(e,t){let n=e.series[t].points;return n._stroke||n._fill}function Vi(e,t){return e.series[t].points.size}let Hi=[0,0];function Ui(e,t,n){return Hi[0]=t,Hi[1]=n,Hi}function Wi(e,t,n,r=!0){return e=>{e.button!=0||r&&e.target!=t||n(e)}}function Gi(e,t,n,r=!0){return e=>{r&&e.target!=t||n(e)}}let Ki={show:!0,x:!0,y:!0,lock:!1,move:Ui,points:{one:!1,show:Ri,size:Vi,width:0,stroke:Bi,fill:zi},bind:{mousedown:Wi,mouseup:Wi,click:Wi,dblclick:Wi,mousemove:Gi,mouseleave:Gi,mouseenter:Gi},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(e,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(e,t,n,r,i)=>r-i,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},qi={show:!0,stroke:`rgba(0,0,0,0.07)`,width:2},Ji=Wr({},qi,{filter:br}),Yi=Wr({},Ji,{size:10}),Xi=Wr({},qi,{show:!1}),Zi=`12px system-ui, -apple-system, \"Segoe UI\", Roboto, \"Helvetica Neue\", Arial, \"Noto Sans\", sans-serif, \"Apple Color Emoji\", \"Segoe UI Emoji\", \"Segoe UI Symbol\", \"Noto Color Emoji\"`,Qi=`bold `+Zi,$i=1.5,ea={show:!0,scale:`x`,stroke:pn,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qi,side:2,grid:Ji,ticks:Yi,border:Xi,font:Zi,lineGap:$i,rotate:0},ta={show:!0,scale:`x`,auto:!1,sorted:1,min:X,max:-1/0,idxs:[]};function na(e,t,n,r,i){return t.map(e=>e==null?``:er(e))}function ra(e,t,n,r,i,a,o){let s=[],c=kr.get(i)||0;n=o?n:Q(Dr(n,i),c);for(let e=n;e<=r;e=Q(e+i,c))s.push(Object.is(e,-0)?0:e);return s}function ia(e,t,n,r,i,a,o){let s=[],c=e.scales[e.axes[t].scale].log,l=ir((c==10?dr:fr)(n));i=lr(c,l),c==10&&(i=fi[Ln(i,fi)]);let u=n,d=i*c;c==10&&(d=fi[Ln(d,fi)]);do s.push(u),u+=i,c==10&&!kr.has(u)&&(u=Q(u,kr.get(i))),u>=d&&(i=u,d=i*c,c==10&&(d=fi[Ln(d,fi)]));while(u<=r);return s}function aa(e,t,n,r,i,a,o){let s=e.scales[e.axes[t].scale].asinh,c=r>s?ia(e,t,cr(s,n),r,i):[s],l=r>=0&&n<=0?[0]:[];return(n<-s?ia(e,t,cr(s,-r),-n,i):[s]).reverse().map(e=>-e).concat(l,c)}let oa=/./,sa=/[12357]/,ca=/[125]/,la=/1/,ua=(e,t,n,r)=>e.map((e,i)=>t==4&&e==0||i%r==0&&n.test(e.toExponential()[+(e<0)])?e:null);function da(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=e.scales[o],c=e.valToPos,l=a._space,u=c(10,o),d=c(9,o)-u>=l?oa:c(7,o)-u>=l?sa:c(5,o)-u>=l?ca:la;if(d==la){let e=rr(c(1,o)-u);if(e<l)return ua(t.slice().reverse(),s.distr,d,or(l/e)).reverse()}return ua(t,s.distr,d,1)}function fa(e,t,n,r,i){let a=e.axes[n],o=a.scale,s=a._space,c=e.valToPos,l=rr(c(1,o)-c(2,o));return l<s?ua(t.slice().reverse(),3,oa,or(s/l)).reverse():t}function pa(e,t,n,r){return r==null?`--`:t==null?``:er(t)}let ma={show:!0,scale:`y`,stroke:pn,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Qi,side:3,grid:Ji,ticks:Yi,border:Xi,font:Zi,lineGap:$i,rotate:0};function ha(e,t){return Q((3+(e||1)*2)*t,3)}function ga(e,t){let{scale:n,idxs:r}=e.series[0],i=e._data[0],a=e.valToPos(i[r[0]],n,!0),o=e.valToPos(i[r[1]],n,!0),s=rr(o-a)/(e.series[t].points.space*U);return r[1]-r[0]<=s}let _a={scale:null,auto:!0,sorted:0,min:X,max:-1/0},va=(e,t,n,r,i)=>i,ya={show:!0,auto:!0,sorted:0,gaps:va,alpha:1,facets:[Wr({},_a,{scale:`x`}),Wr({},_a,{scale:`y`})]},ba={scale:`y`,auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:va,alpha:1,points:{show:ga,filter:null},values:null,min:X,max:-1/0,idxs:[],path:null,clip:null};function xa(e,t,n,r,i){return n/10}let Sa={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Ca=Wr({},Sa,{time:!1,ori:1}),wa={};function Ta(e,t){let n=wa[e];return n||(n={key:e,plots:[],sub(e){n.plots.push(e)},unsub(e){n.plots=n.plots.filter(t=>t!=e)},pub(e,t,r,i,a,o,s){for(let c=0;c<n.plots.length;c++)n.plots[c]!=t&&n.plots[c].pub(e,t,r,i,a,o,s)}},e!=null&&(wa[e]=n)),n}function Ea(e,t,n){let r=e.mode,i=e.series[t],a=r==2?e._data[t]:e._data,o=e.scales,s=e.bbox,c=a[0],l=r==2?a[1]:a[t],u=r==2?o[i.facets[0].scale]:o[e.series[0].scale],d=r==2?o[i.facets[1].scale]:o[i.scale],f=s.left,p=s.top,m=s.width,h=s.height,g=e.valToPosH,_=e.valToPosV;return u.ori==0?n(i,c,l,u,d,g,_,f,p,m,h,Fa,La,za,Va,Ua):n(i,c,l,u,d,_,g,p,f,h,m,Ia,Ra,Ba,Ha,Wa)}function Da(e,t){let n=0,r=0,i=Y(e.bands,Nr);for(let e=0;e<i.length;e++){let a=i[e];a.series[0]==t?n=a.dir:a.series[1]==t&&(a.dir==1?r|=1:r|=2)}return[n,r==1?-1:r==2?1:r==3?2:0]}function Oa(e,t,n,r,i){let a=e.mode,o=e.series[t],s=a==2?o.facets[1].scale:o.scale,c=e.scales[s];return i==-1?c.min:i==1?c.max:c.distr==3?c.dir==1?c.min:c.max:0}function ka(e,t,n,r,i,a){return Ea(e,t,(e,t,o,s,c,l,u,d,f,p,m)=>{let h=e.pxRound,g=s.dir*(s.ori==0?1:-1),_=s.ori==0?La:Ra,v,y;g==1?(v=n,y=r):(v=r,y=n);let b=h(l(t[v],s,p,d)),x=h(u(o[v],c,m,f)),S=h(l(t[y],s,p,d)),C=h(u(a==1?c.max:c.min,c,m,f)),w=new Path2D(i);return _(w,S,C),_(w,b,C),_(w,b,x),w})}function Aa(e,t,n,r,i,a){let o=null;if(e.length>0){o=new Path2D;let s=t==0?za:Ba,c=n;for(let t=0;t<e.length;t++){let n=e[t];if(n[1]>n[0]){let e=n[0]-c;e>0&&s(o,c,r,e,r+a),c=n[1]}}let l=n+i-c;l>0&&s(o,c,r-5,l,r+a+10)}return o}function ja(e,t,n){let r=e[e.length-1];r&&r[0]==t?r[1]=n:e.push([t,n])}function Ma(e,t,n,r,i,a,o){let s=[],c=e.length;for(let l=i==1?n:r;l>=n&&l<=r;l+=i)if(t[l]===null){let u=l,d=l;if(i==1)for(;++l<=r&&t[l]===null;)d=l;else for(;--l>=n&&t[l]===null;)d=l;let f=a(e[u]),p=d==u?f:a(e[d]),m=u-i;f=o<=0&&m>=0&&m<c?a(e[m]):f;let h=d+i;p=o>=0&&h>=0&&h<c?a(e[h]):p,p>=f&&s.push([f,p])}return s}function Na(e){return e==0?yr:e==1?ar:t=>Er(t,e)}function Pa(e){let t=e==0?Fa:Ia,n=e==0?(e,t,n,r,i,a)=>{e.arcTo(t,n,r,i,a)}:(e,t,n,r,i,a)=>{e.arcTo(n,t,i,r,a)},r=e==0?(e,t,n,r,i)=>{e.rect(t,n,r,i)}:(e,t,n,r,i)=>{e.rect(n,t,i,r)};return(e,i,a,o,s,c=0,l=0)=>{c==0&&l==0?r(e,i,a,o,s):(c=sr(c,o/2,s/2),l=sr(l,o/2,s/2),t(e,i+c,a),n(e,i+o,a,i+o,a+s,c),n(e,i+o,a+s,i,a+s,l),n(e,i,a+s,i,a,l),n(e,i,a,i+o,a,c),e.closePath())}}let Fa=(e,t,n)=>{e.moveTo(t,n)},Ia=(e,t,n)=>{e.moveTo(n,t)},La=(e,t,n)=>{e.lineTo(t,n)},Ra=(e,t,n)=>{e.lineTo(n,t)},za=Pa(0),Ba=Pa(1),Va=(e,t,n,r,i,a)=>{e.arc(t,n,r,i,a)},Ha=(e,t,n,r,i,a)=>{e.arc(n,t,r,i,a)},Ua=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(t,n,r,i,a,o)},Wa=(e,t,n,r,i,a,o)=>{e.bezierCurveTo(n,t,i,r,o,a)};function Ga(e){return(e,t,n,r,i)=>Ea(e,t,(t,a,o,s,c,l,u,d,f,p,m)=>{let{pxRound:h,points:g}=t,_,v;s.ori==0?(_=Fa,v=Va):(_=Ia,v=Ha);let y=Q(g.width*U,3),b=(g.size-g.width)/2*U,x=Q(b*2,3),S=new Path2D,C=new Path2D,{left:w,top:T,width:E,height:D}=e.bbox;za(C,w-x,T-x,E+x*2,D+x*2);let O=e=>{if(o[e]!=null){let t=h(l(a[e],s,p,d)),n=h(u(o[e],c,m,f));_(S,t+b,n),v(S,t,n,b,0,nr*2)}};if(i)i.forEach(O);else for(let e=n;e<=r;e++)O(e);return{stroke:y>0?S:null,fill:S,clip:C,flags:3}})}function Ka(e){return(t,n,r,i,a,o)=>{r!=i&&(a!=r&&o!=r&&e(t,n,r),a!=i&&o!=i&&e(t,n,i),e(t,n,o))}}let qa=Ka(La),Ja=Ka(Ra);function Ya(e){let t=Y(e?.alignGaps,0);return(e,n,r,i)=>Ea(e,n,(a,o,s,c,l,u,d,f,p,m,h)=>{[r,i]=Vn(s,r,i);let g=a.pxRound,_=e=>g(u(e,c,m,f)),v=e=>g(d(e,l,h,p)),y,b;c.ori==0?(y=La,b=qa):(y=Ra,b=Ja);let x=c.dir*(c.ori==0?1:-1),S={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},C=S.stroke,w=!1;if(i-r>=m*4){let t=t=>e.posToVal(t,c.key,!0),n=null,a=null,l,u,d,f=_(o[x==1?r:i]),p=_(o[r]),m=_(o[i]),h=t(x==1?p+1:m-1);for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let r=o[e],i=(x==1?r<h:r>h)?f:_(r),c=s[e];i==f?c==null?c===null&&(w=!0):(u=c,n==null?(y(C,i,v(u)),l=n=a=u):u<n?n=u:u>a&&(a=u)):(n!=null&&b(C,f,v(n),v(a),v(l),v(u)),c==null?(n=a=null,c===null&&(w=!0)):(u=c,y(C,i,v(u)),n=a=l=u),f=i,h=t(f+x))}n!=null&&n!=a&&d!=f&&b(C,f,v(n),v(a),v(l),v(u))}else for(let e=x==1?r:i;e>=r&&e<=i;e+=x){let t=s[e];t===null?w=!0:t!=null&&y(C,_(o[e]),v(t))}let[T,E]=Da(e,n);if(a.fill!=null||T!=0){let t=S.fill=new Path2D(C),s=v(a.fillTo(e,n,a.min,a.max,T)),c=_(o[r]),l=_(o[i]);x==-1&&([l,c]=[c,l]),y(t,l,s),y(t,c,s)}if(!a.spanGaps){let l=[];w&&l.push(...Ma(o,s,r,i,x,_,t)),S.gaps=l=a.gaps(e,n,r,i,l),S.clip=Aa(l,c.ori,f,p,m,h)}return E!=0&&(S.band=E==2?[ka(e,n,r,i,C,-1),ka(e,n,r,i,C,1)]:ka(e,n,r,i,C,E)),S})}function Xa(e){let t=Y(e.align,1),n=Y(e.ascDesc,!1),r=Y(e.alignGaps,0),i=Y(e.extend,!1);return(e,a,o,s)=>Ea(e,a,(c,l,u,d,f,p,m,h,g,_,v)=>{[o,s]=Vn(u,o,s);let y=c.pxRound,{left:b,width:x}=e.bbox,S=e=>y(p(e,d,_,h)),C=e=>y(m(e,f,v,g)),w=d.ori==0?La:Ra,T={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:1},E=T.stroke,D=d.dir*(d.ori==0?1:-1),O=C(u[D==1?o:s]),k=S(l[D==1?o:s]),A=k,j=k;i&&t==-1&&(j=b,w(E,j,O)),w(E,k,O);for(let e=D==1?o:s;e>=o&&e<=s;e+=D){let n=u[e];if(n==null)continue;let r=S(l[e]),i=C(n);t==1?w(E,r,O):w(E,A,i),w(E,r,i),O=i,A=r}let M=A;i&&t==1&&(M=b+x,w(E,M,O));let[ee,te]=Da(e,a);if(c.fill!=null||ee!=0){let t=T.fill=new Path2D(E),n=C(c.fillTo(e,a,c.min,c.max,ee));w(t,M,n),w(t,j,n)}if(!c.spanGaps){let i=[];i.push(...Ma(l,u,o,s,D,S,r));let f=c.width*U/2,p=n||t==1?f:-f,m=n||t==-1?-f:f;i.forEach(e=>{e[0]+=p,e[1]+=m}),T.gaps=i=c.gaps(e,a,o,s,i),T.clip=Aa(i,d.ori,h,g,_,v)}return te!=0&&(T.band=te==2?[ka(e,a,o,s,E,-1),ka(e,a,o,s,E,1)]:ka(e,a,o,s,E,te)),T})}function Za(e,t,n,r,i,a,o=X){if(e.length>1){let s=null;for(let c=0,l=1/0;c<e.length;c++)if(t[c]!==void 0){if(s!=null){let t=rr(e[c]-e[s]);t<l&&(l=t,o=rr(n(e[c],r,i,a)-n(e[s],r,i,a)))}s=c}}return o}function Qa(e){e||=Mr;let t=Y(e.size,[.6,X,1]),n=e.align||0,r=e.gap||0,i=e.radius;i=i==null?[0,0]:typeof i==`number`?[i,0]:i;let a=Z(i),o=1-t[0],s=Y(t[1],X),c=Y(t[2],1),l=Y(e.disp,Mr),u=Y(e.each,e=>{}),{fill:d,stroke:f}=l;return(e,t,i,p)=>Ea(e,t,(m,h,g,_,v,y,b,x,S,C,w)=>{let T=m.pxRound,E=n,D=r*U,O=s*U,k=c*U,A,j;_.ori==0?[A,j]=a(e,t):[j,A]=a(e,t);let M=_.dir*(_.ori==0?1:-1),ee=_.ori==0?za:Ba,te=_.ori==0?u:(e,t,n,r,i,a,o)=>{u(e,t,n,i,r,o,a)},ne=Y(e.bands,Nr).find(e=>e.series[0]==t),re=ne==null?0:ne.dir,ie=m.fillTo(e,t,m.min,m.max,re),N=T(b(ie,v,w,S)),P,F,ae,I=C,L=T(m.width*U),oe=!1,se=null,ce=null,le=null,ue=null;d!=null&&(L==0||f!=null)&&(oe=!0,se=d.values(e,t,i,p),ce=new Map,new Set(se).forEach(e=>{e!=null&&ce.set(e,new Path2D)}),L>0&&(le=f.values(e,t,i,p),ue=new Map,new Set(le).forEach(e=>{e!=null&&ue.set(e,new Path2D)})));let{x0:de,size:fe}=l;if(de!=null&&fe!=null){E=1,h=de.values(e,t,i,p),de.unit==2&&(h=h.map(t=>e.posToVal(x+t*C,_.key,!0)));let n=fe.values(e,t,i,p);F=fe.unit==2?n[0]*C:y(n[0],_,C,x)-y(0,_,C,x),I=Za(h,g,y,_,C,x,I),ae=I-F+D}else I=Za(h,g,y,_,C,x,I),ae=I*o+D,F=I-ae;ae<1&&(ae=0),L>=F/2&&(L=0),ae<5&&(T=yr);let pe=ae>0,me=I-ae-(pe?L:0);F=T(gr(me,k,O)),P=(E==0?F/2:E==M?0:F)-E*M*((E==0?D/2:0)+(pe?L/2:0));let he={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},ge=oe?null:new Path2D,_e=null;if(ne!=null)_e=e.data[ne.series[1]];else{let{y0:n,y1:r}=l;n!=null&&r!=null&&(g=r.values(e,t,i,p),_e=n.values(e,t,i,p))}let ve=A*F,ye=j*F;for(let n=M==1?i:p;n>=i&&n<=p;n+=M){let r=g[n];if(r==null)continue;if(_e!=null){let e=_e[n]??0;if(r-e==0)continue;N=b(e,v,w,S)}let i=y(_.distr!=2||l!=null?h[n]:n,_,C,x),a=b(Y(r,ie),v,w,S),o=T(i-P),s=T(cr(a,N)),c=T(sr(a,N)),u=s-c;if(r!=null){let i=r<0?ye:ve,a=r<0?ve:ye;oe?(L>0&&le[n]!=null&&ee(ue.get(le[n]),o,c+ir(L/2),F,cr(0,u-L),i,a),se[n]!=null&&ee(ce.get(se[n]),o,c+ir(L/2),F,cr(0,u-L),i,a)):ee(ge,o,c+ir(L/2),F,cr(0,u-L),i,a),te(e,t,n,o-L/2,c,F+L,u)}}return L>0?he.stroke=oe?ue:ge:oe||(he._fill=m.width==0?m._fill:m._stroke??m._fill,he.width=0),he.fill=oe?ce:ge,he})}function $a(e,t){let n=Y(t?.alignGaps,0);return(t,r,i,a)=>Ea(t,r,(o,s,c,l,u,d,f,p,m,h,g)=>{[i,a]=Vn(c,i,a);let _=o.pxRound,v=e=>_(d(e,l,h,p)),y=e=>_(f(e,u,g,m)),b,x,S;l.ori==0?(b=Fa,S=La,x=Ua):(b=Ia,S=Ra,x=Wa);let C=l.dir*(l.ori==0?1:-1),w=v(s[C==1?i:a]),T=w,E=[],D=[];for(let e=C==1?i:a;e>=i&&e<=a;e+=C)if(c[e]!=null){let t=s[e],n=v(t);E.push(T=n),D.push(y(c[e]))}let O={stroke:e(E,D,b,S,x,_),fill:null,clip:null,band:null,gaps:null,flags:1},k=O.stroke,[A,j]=Da(t,r);if(o.fill!=null||A!=0){let e=O.fill=new Path2D(k),n=y(o.fillTo(t,r,o.min,o.max,A));S(e,T,n),S(e,w,n)}if(!o.spanGaps){let e=[];e.push(...Ma(s,c,i,a,C,v,n)),O.gaps=e=o.gaps(t,r,i,a,e),O.clip=Aa(e,l.ori,p,m,h,g)}return j!=0&&(O.band=j==2?[ka(t,r,i,a,k,-1),ka(t,r,i,a,k,1)]:ka(t,r,i,a,k,j)),O})}function eo(e){return $a(to,e)}function to(e,t,n,r,i,a){let o=e.length;if(o<2)return null;let s=new Path2D;if(n(s,e[0],t[0]),o==2)r(s,e[1],t[1]);else{let n=Array(o),r=Array(o-1),a=Array(o-1),c=Array(o-1);for(let n=0;n<o-1;n++)a[n]=t[n+1]-t[n],c[n]=e[n+1]-e[n],r[n]=a[n]/c[n];n[0]=r[0];for(let e=1;e<o-1;e++)r[e]===0||r[e-1]===0||r[e-1]>0!=r[e]>0?n[e]=0:(n[e]=3*(c[e-1]+c[e])/((2*c[e]+c[e-1])/r[e-1]+(c[e]+2*c[e-1])/r[e]),isFinite(n[e])||(n[e]=0));n[o-1]=r[o-2];for(let r=0;r<o-1;r++)i(s,e[r]+c[r]/3,t[r]+n[r]*c[r]/3,e[r+1]-c[r]/3,t[r+1]-n[r+1]*c[r]/3,e[r+1],t[r+1])}return s}let no=new Set;function ro(){for(let e of no)e.syncRect(!0)}V&&(Fn(`resize`,wn,ro),Fn(`scroll`,wn,ro,!0),Fn(Sn,wn,()=>{bo.pxRatio=U}));let io=Ya(),ao=Ga();function oo(e,t,n,r){return(r?[e[0],e[1]].concat(e.slice(2)):[e[0]].concat(e.slice(1))).map((e,r)=>co(e,r,t,n))}function so(e,t){return e.map((e,n)=>n==0?{}:Wr({},t,e))}function co(e,t,n,r){return Wr({},t==0?n:r,e)}function lo(e,t,n){return t==null?Pr:[t,n]}let uo=lo;function fo(e,t,n){return t==null?Pr:Xn(t,n,Kn,!0)}function po(e,t,n,r){return t==null?Pr:Wn(t,n,e.scales[r].log,!1)}let mo=po;function ho(e,t,n,r){return t==null?Pr:Gn(t,n,e.scales[r].log,!1)}let go=ho;function _o(e,t,n,r,i){let a=cr(hr(e),hr(t)),o=t-e,s=Ln(i/r*o,n);do{let e=n[s],t=r*e/o;if(t>=i&&a+(e<5?kr.get(e):0)<=17)return[e,t]}while(++s<n.length);return[0,0]}function vo(e){let t,n;return e=e.replace(/(\\d+)px/,(e,r)=>(t=ar((n=+r)*U))+`px`),[e,t,n]}function yo(e){e.show&&[e.font,e.labelFont].forEach(e=>{let t=Q(e[2]*U,1);e[0]=e[0].replace(/[0-9.]+px/,t+`px`),e[1]=t})}function bo(e,t,n){let r={mode:Y(e.mode,1)},i=r.mode;function a(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?1-i:i)}function o(e,t,n,r){let i=t.valToPct(e);return r+n*(t.dir==-1?i:1-i)}function s(e,t,n,r){return t.ori==0?a(e,t,n,r):o(e,t,n,r)}r.valToPosH=a,r.valToPosV=o;let c=!1;r.status=0;let l=r.root=kn(`uplot`);if(e.id!=null&&(l.id=e.id),En(l,e.class),e.title){let t=kn(`u-title`,l);t.textContent=e.title}let u=On(`canvas`),d=r.ctx=u.getContext(`2d`),f=kn(`u-wrap`,l);Fn(`click`,f,e=>{e.target===m&&(V!=rn||H!=an)&&W.click(r,e)},!0);let p=r.under=kn(`u-under`,f);f.appendChild(u);let m=r.over=kn(`u-over`,f);e=Ur(e);let h=+Y(e.pxAlign,1),g=Na(h);(e.plugins||[]).forEach(t=>{t.opts&&(e=t.opts(r,e)||e)});let _=e.ms||.001,v=r.series=i==1?oo(e.series||[],ta,ba,!1):so(e.series||[null],ya),y=r.axes=oo(e.axes||[],ea,ma,!0),b=r.scales={},x=r.bands=e.bands||[];x.forEach(e=>{e.fill=Z(e.fill||null),e.dir=Y(e.dir,-1)});let S=i==2?v[1].facets[0].scale:v[0].scale,C={axes:Vt,series:At},w=(e.drawOrder||[`axes`,`series`]).map(e=>C[e]);function T(e){let t=e.distr==3?t=>dr(t>0?t:e.clamp(r,t,e.min,e.max,e.key)):e.distr==4?t=>mr(t,e.asinh):e.distr==100?t=>e.fwd(t):e=>e;return n=>{let r=t(n),{_min:i,_max:a}=e,o=a-i;return(r-i)/o}}function E(t){let n=b[t];if(n==null){let r=(e.scales||Mr)[t]||Mr;if(r.from!=null){E(r.from);let e=Wr({},b[r.from],r,{key:t});e.valToPct=T(e),b[t]=e}else{n=b[t]=Wr({},t==S?Sa:Ca,r),n.key=t;let e=n.time,a=n.range,o=Fr(a);if((t!=S||i==2&&!e)&&(o&&(a[0]==null||a[1]==null)&&(a={min:a[0]==null?qn:{mode:1,hard:a[0],soft:a[0]},max:a[1]==null?qn:{mode:1,hard:a[1],soft:a[1]}},o=!1),!o&&zr(a))){let e=a;a=(t,n,r)=>n==null?Pr:Xn(n,r,e)}n.range=Z(a||(e?uo:t==S?n.distr==3?mo:n.distr==4?go:lo:n.distr==3?po:n.distr==4?ho:fo)),n.auto=Z(!o&&n.auto),n.clamp=Z(n.clamp||xa),n._min=n._max=null,n.valToPct=T(n)}}}E(`x`),E(`y`),i==1&&v.forEach(e=>{E(e.scale)}),y.forEach(e=>{E(e.scale)});for(let t in e.scales)E(t);let D=b[S],O=D.distr,k,A;D.ori==0?(En(l,`u-hz`),k=a,A=o):(En(l,`u-vt`),k=o,A=a);let j={};for(let e in b){let t=b[e];(t.min!=null||t.max!=null)&&(j[e]={min:t.min,max:t.max},t.min=t.max=null)}let M=e.tzDate||(e=>new Date(ar(e/_))),ee=e.fmtDate||ai,te=_==1?Ti(M):Oi(M),ne=Ai(M,ki(_==1?wi:Di,ee)),re=Pi(M,Ni(`{YYYY}-{MM}-{DD} {h}:{mm}{aa}`,ee)),ie=[],N=r.legend=Wr({},Li,e.legend),P=r.cursor=Wr({},Ki,{drag:{y:i==2}},e.cursor),F=N.show,ae=P.show,I=N.markers;N.idxs=ie,I.width=Z(I.width),I.dash=Z(I.dash),I.stroke=Z(I.stroke),I.fill=Z(I.fill);let L,oe,se,ce=[],le=[],ue,de=!1,fe={};if(N.live){let e=v[1]?v[1].values:null;de=e!=null,ue=de?e(r,1,0):{_:0};for(let e in ue)fe[e]=`--`}if(F){if(L=On(`table`,`u-legend`,l),se=On(`tbody`,null,L),N.mount(r,L),de){oe=On(`thead`,null,L,se);let e=On(`tr`,null,oe);for(var pe in On(`th`,null,e),ue)On(`th`,sn,e).textContent=pe}else En(L,`u-inline`),N.live&&En(L,`u-live`)}let me={show:!0},he={show:!1};function ge(e,t){if(t==0&&(de||!N.live||i==2))return Pr;let n=[],a=On(`tr`,`u-series`,se,se.childNodes[t]);En(a,e.class),e.show||En(a,on);let o=On(`th`,null,a);if(I.show){let e=kn(`u-marker`,o);if(t>0){let n=I.width(r,t);n&&(e.style.border=n+`px `+I.dash(r,t)+` `+I.stroke(r,t)),e.style.background=I.fill(r,t)}}let s=kn(sn,o);for(var c in e.label instanceof HTMLElement?s.appendChild(e.label):s.textContent=e.label,t>0&&(I.show||(s.style.color=e.width>0?I.stroke(r,t):I.fill(r,t)),ve(`click`,o,t=>{if(P._lock)return;Ue(t);let n=v.indexOf(e);if((t.ctrlKey||t.metaKey)!=N.isolate){let e=v.some((e,t)=>t>0&&t!=n&&e.show);v.forEach((t,r)=>{r>0&&Bn(r,e?r==n?me:he:me,!0,$.setSeries)})}else Bn(n,{show:!e.show},!0,$.setSeries)},!1),Ke&&ve(vn,o,t=>{P._lock||(Ue(t),Bn(v.indexOf(e),tr,!0,$.setSeries))},!1)),ue){let e=On(`td`,`u-value`,a);e.textContent=`--`,n.push(e)}return[a,n]}let _e=new Map;function ve(e,t,n,i=!0){let a=_e.get(t)||{},o=P.bind[e](r,t,n,i);o&&(Fn(e,t,a[e]=o),_e.set(t,a))}function ye(e,t,n){let r=_e.get(t)||{};for(let n in r)(e==null||n==e)&&(In(n,t,r[n]),delete r[n]);e??_e.delete(t)}let be=0,xe=0,R=0,z=0,Se=0,Ce=0,we=Se,Te=Ce,Ee=R,De=z,Oe=0,ke=0,Ae=0,je=0;r.bbox={};let Me=!1,Ne=!1,Pe=!1,Fe=!1,Ie=!1,Le=!1;function Re(e,t,n){(n||e!=r.width||t!=r.height)&&B(e,t),Ht(!1),Pe=!0,Ne=!0,qt()}function B(e,t){r.width=be=R=e,r.height=xe=z=t,Se=Ce=0,Ve(),He();let n=r.bbox;Oe=n.left=Er(Se*U,.5),ke=n.top=Er(Ce*U,.5),Ae=n.width=Er(R*U,.5),je=n.height=Er(z*U,.5)}function ze(){let e=!1,t=0;for(;!e;){t++;let n=zt(t),i=Bt(t);e=t==3||n&&i,e||(B(r.width,r.height),Ne=!0)}}function Be({width:e,height:t}){Re(e,t)}r.setSize=Be;function Ve(){let e=!1,t=!1,n=!1,r=!1;y.forEach((i,a)=>{if(i.show&&i._show){let{side:a,_size:o}=i,s=a%2,c=o+(i.label==null?0:i.labelSize);c>0&&(s?(R-=c,a==3?(Se+=c,r=!0):n=!0):(z-=c,a==0?(Ce+=c,e=!0):t=!0))}}),tt[0]=e,tt[1]=n,tt[2]=t,tt[3]=r,R-=at[1]+at[3],Se+=at[3],z-=at[2]+at[0],Ce+=at[0]}function He(){let e=Se+R,t=Ce+z,n=Se,r=Ce;function i(i,a){switch(i){case 1:return e+=a,e-a;case 2:return t+=a,t-a;case 3:return n-=a,n+a;case 0:return r-=a,r+a}}y.forEach((e,t)=>{if(e.show&&e._show){let t=e.side;e._pos=i(t,e._size),e.label!=null&&(e._lpos=i(t,e.labelSize))}})}if(P.dataIdx==null){let e=P.hover,n=e.skip=new Set(e.skip??[]);n.add(void 0);let r=e.prox=Z(e.prox),i=e.bias??=0;P.dataIdx=(e,a,o,s)=>{if(a==0)return o;let c=o,l=r(e,a,o,s)??X,u=l>=0&&l<X,d=D.ori==0?R:z,f=P.left,p=t[0],m=t[a];if(n.has(m[o])){c=null;let e=null,t=null,r;if(i==0||i==-1)for(r=o;e==null&&r-->0;)n.has(m[r])||(e=r);if(i==0||i==1)for(r=o;t==null&&r++<m.length;)n.has(m[r])||(t=r);if(e!=null||t!=null){if(u){let n=e==null?-1/0:k(p[e],D,d,0),r=t==null?1/0:k(p[t],D,d,0),i=f-n,a=r-f;i<=a?i<=l&&(c=e):a<=l&&(c=t)}else c=t==null?e:e==null?t:o-e<=t-o?e:t}}else u&&rr(f-k(p[o],D,d,0))>l&&(c=null);return c}}let Ue=e=>{P.event=e};P.idxs=ie,P._lock=!1;let We=P.points;We.show=Z(We.show),We.size=Z(We.size),We.stroke=Z(We.stroke),We.width=Z(We.width),We.fill=Z(We.fill);let Ge=r.focus=Wr({},e.focus||{alpha:.3},P.focus),Ke=Ge.prox>=0,qe=Ke&&We.one,Je=[],Ye=[],Xe=[];function Ze(e,t){let n=We.show(r,t);if(n instanceof HTMLElement)return En(n,`u-cursor-pt`),En(n,e.class),An(n,-10,-10,R,z),m.insertBefore(n,Je[t]),n}function Qe(e,t){if(i==1||t>0){let t=i==1&&b[e.scale].time,n=e.value;e.value=t?Rr(n)?Pi(M,Ni(n,ee)):n||re:n||pa,e.label=e.label||(t?`Time`:`Value`)}if(qe||t>0){e.width=e.width==null?1:e.width,e.paths=e.paths||io||xr,e.fillTo=Z(e.fillTo||Oa),e.pxAlign=+Y(e.pxAlign,h),e.pxRound=Na(e.pxAlign),e.stroke=Z(e.stroke||null),e.fill=Z(e.fill||null),e._stroke=e._fill=e._paths=e._focus=null;let t=ha(cr(1,e.width),1),n=e.points=Wr({},{size:t,width:cr(1,t*.2),stroke:e.stroke,space:t*2,paths:ao,_stroke:null,_fill:null},e.points);n.show=Z(n.show),n.filter=Z(n.filter),n.fill=Z(n.fill),n.stroke=Z(n.stroke),n.paths=Z(n.paths),n.pxAlign=e.pxAlign}if(F){let n=ge(e,t);ce.splice(t,0,n[0]),le.splice(t,0,n[1]),N.values.push(null)}if(ae){ie.splice(t,0,null);let n=null;qe?t==0&&(n=Ze(e,t)):t>0&&(n=Ze(e,t)),Je.splice(t,0,n),Ye.splice(t,0,0),Xe.splice(t,0,0)}si(`addSeries`,t)}function $e(e,t){t??=v.length,e=i==1?co(e,t,ta,ba):co(e,t,{},ya),v.splice(t,0,e),Qe(v[t],t)}r.addSeries=$e;function et(e){if(v.splice(e,1),F){N.values.splice(e,1),le.splice(e,1);let t=ce.splice(e,1)[0];ye(null,t.firstChild),t.remove()}ae&&(ie.splice(e,1),Je.splice(e,1)[0].remove(),Ye.splice(e,1),Xe.splice(e,1)),si(`delSeries`,e)}r.delSeries=et;let tt=[!1,!1,!1,!1];function nt(e,t){if(e._show=e.show,e.show){let n=e.side%2,i=b[e.scale];i??=(e.scale=n?v[1].scale:S,b[e.scale]);let a=i.time;e.size=Z(e.size),e.space=Z(e.space),e.rotate=Z(e.rotate),Fr(e.incrs)&&e.incrs.forEach(e=>{!kr.has(e)&&kr.set(e,Ar(e))}),e.incrs=Z(e.incrs||(i.distr==2?di:a?_==1?Ci:Ei:fi)),e.splits=Z(e.splits||(a&&i.distr==1?te:i.distr==3?ia:i.distr==4?aa:ra)),e.stroke=Z(e.stroke),e.grid.stroke=Z(e.grid.stroke),e.ticks.stroke=Z(e.ticks.stroke),e.border.stroke=Z(e.border.stroke);let o=e.values;e.values=Fr(o)&&!Fr(o[0])?Z(o):a?Fr(o)?Ai(M,ki(o,ee)):Rr(o)?ji(M,o):o||ne:o||na,e.filter=Z(e.filter||(i.distr>=3&&i.log==10?da:i.distr==3&&i.log==2?fa:br)),e.font=vo(e.font),e.labelFont=vo(e.labelFont),e._size=e.size(r,null,t,0),e._space=e._rotate=e._incrs=e._found=e._splits=e._values=null,e._size>0&&(tt[t]=!0,e._el=kn(`u-axis`,f))}}function rt(e,t,n,r){let[i,a,o,s]=n,c=t%2,l=0;return c==0&&(s||a)&&(l=t==0&&!i||t==2&&!o?ar(ea.size/3):0),c==1&&(i||o)&&(l=t==1&&!a||t==3&&!s?ar(ma.size/2):0),l}let it=r.padding=(e.padding||[rt,rt,rt,rt]).map(e=>Z(Y(e,rt))),at=r._padding=it.map((e,t)=>e(r,t,tt,0)),ot,st=null,ct=null,lt=i==1?v[0].idxs:null,ut=null,dt=!1;function ft(e,n){if(t=e??[],r.data=r._data=t,i==2){ot=0;for(let e=1;e<v.length;e++)ot+=t[e][0].length}else{t.length==0&&(r.data=r._data=t=[[]]),ut=t[0],ot=ut.length;let e=t;if(O==2){e=t.slice();let n=e[0]=Array(ot);for(let e=0;e<ot;e++)n[e]=e}r._data=t=e}if(Ht(!0),si(`setData`),O==2&&(Pe=!0),n!==!1){let e=D;e.auto(r,dt)?pt():zn(S,e.min,e.max),Fe||=P.left>=0,Le=!0,qt()}}r.setData=ft;function pt(){dt=!0;let e,n;i==1&&(ot>0?(st=lt[0]=0,ct=lt[1]=ot-1,e=t[0][st],n=t[0][ct],O==2?(e=st,n=ct):e==n&&(O==3?[e,n]=Wn(e,e,D.log,!1):O==4?[e,n]=Gn(e,e,D.log,!1):D.time?n=e+ar(86400/_):[e,n]=Xn(e,n,Kn,!0))):(st=lt[0]=e=null,ct=lt[1]=n=null)),zn(S,e,n)}let mt,ht,gt,_t,vt,yt,bt,xt,St,Ct;function wt(e,t,n,r,i,a){e??=mn,n??=Nr,r??=`butt`,i??=mn,a??=`round`,e!=mt&&(d.strokeStyle=mt=e),i!=ht&&(d.fillStyle=ht=i),t!=gt&&(d.lineWidth=gt=t),a!=vt&&(d.lineJoin=vt=a),r!=yt&&(d.lineCap=yt=r),n!=_t&&d.setLineDash(_t=n)}function Tt(e,t,n,r){t!=ht&&(d.fillStyle=ht=t),e!=bt&&(d.font=bt=e),n!=xt&&(d.textAlign=xt=n),r!=St&&(d.textBaseline=St=r)}function Et(e,t,n,i,a=0){if(i.length>0&&e.auto(r,dt)&&(t==null||t.min==null)){let t=Y(st,0),r=Y(ct,i.length-1),o=n.min==null?Un(i,t,r,a,e.distr==3):[n.min,n.max];e.min=sr(e.min,n.min=o[0]),e.max=cr(e.max,n.max=o[1])}}let Dt={min:null,max:null};function Ot(){for(let e in b){let t=b[e];j[e]==null&&(t.min==null||j[S]!=null&&t.auto(r,dt))&&(j[e]=Dt)}for(let e in b){let t=b[e];j[e]==null&&t.from!=null&&j[t.from]!=null&&(j[e]=Dt)}j[S]!=null&&Ht(!0);let e={};for(let t in j){let n=j[t];if(n!=null){let a=e[t]=Ur(b[t],Br);if(n.min!=null)Wr(a,n);else if(t!=S||i==2){if(ot==0&&a.from==null){let e=a.range(r,null,null,t);a.min=e[0],a.max=e[1]}else a.min=X,a.max=-1/0}}}if(ot>0){v.forEach((n,a)=>{if(i==1){let i=n.scale,o=j[i];if(o==null)return;let s=e[i];if(a==0){let e=s.range(r,s.min,s.max,i);s.min=e[0],s.max=e[1],st=Ln(s.min,t[0]),ct=Ln(s.max,t[0]),ct-st>1&&(t[0][st]<s.min&&st++,t[0][ct]>s.max&&ct--),n.min=ut[st],n.max=ut[ct]}else n.show&&n.auto&&Et(s,o,n,t[a],n.sorted);n.idxs[0]=st,n.idxs[1]=ct}else if(a>0&&n.show&&n.auto){let[r,i]=n.facets,o=r.scale,s=i.scale,[c,l]=t[a],u=e[o],d=e[s];u!=null&&Et(u,j[o],r,c,r.sorted),d!=null&&Et(d,j[s],i,l,i.sorted),n.min=i.min,n.max=i.max}});for(let t in e){let n=e[t],i=j[t];if(n.from==null&&(i==null||i.min==null)){let e=n.range(r,n.min==X?null:n.min,n.max==-1/0?null:n.max,t);n.min=e[0],n.max=e[1]}}}for(let t in e){let n=e[t];if(n.from!=null){let i=e[n.from];if(i.min==null)n.min=n.max=null;else{let e=n.range(r,i.min,i.max,t);n.min=e[0],n.max=e[1]}}}let n={},a=!1;for(let t in e){let r=e[t],i=b[t];if(i.min!=r.min||i.max!=r.max){i.min=r.min,i.max=r.max;let e=i.distr;i._min=e==3?dr(i.min):e==4?mr(i.min,i.asinh):e==100?i.fwd(i.min):i.min,i._max=e==3?dr(i.max):e==4?mr(i.max,i.asinh):e==100?i.fwd(i.max):i.max,n[t]=a=!0}}if(a){v.forEach((e,t)=>{i==2?t>0&&n.y&&(e._paths=null):n[e.scale]&&(e._paths=null)});for(let e in n)Pe=!0,si(`setScale`,e);ae&&P.left>=0&&(Fe=Le=!0)}for(let e in j)j[e]=null}function kt(e){let t=gr(st-1,0,ot-1),n=gr(ct+1,0,ot-1);for(;e[t]==null&&t>0;)t--;for(;e[n]==null&&n<ot-1;)n++;return[t,n]}function At(){if(ot>0){let e=v.some(e=>e._focus)&&Ct!=Ge.alpha;e&&(d.globalAlpha=Ct=Ge.alpha),v.forEach((e,n)=>{if(n>0&&e.show&&(jt(n,!1),jt(n,!0),e._paths==null)){let a=Ct;Ct!=e.alpha&&(d.globalAlpha=Ct=e.alpha);let o=i==2?[0,t[n][0].length-1]:kt(t[n]);e._paths=e.paths(r,n,o[0],o[1]),Ct!=a&&(d.globalAlpha=Ct=a)}}),v.forEach((e,t)=>{if(t>0&&e.show){let n=Ct;Ct!=e.alpha&&(d.globalAlpha=Ct=e.alpha),e._paths!=null&&Mt(t,!1);{let n=e._paths==null?null:e._paths.gaps,i=e.points.show(r,t,st,ct,n),a=e.points.filter(r,t,i,n);(i||a)&&(e.points._paths=e.points.paths(r,t,st,ct,a),Mt(t,!0))}Ct!=n&&(d.globalAlpha=Ct=n),si(`drawSeries`,t)}}),e&&(d.globalAlpha=Ct=1)}}function jt(e,t){let n=t?v[e].points:v[e];n._stroke=n.stroke(r,e),n._fill=n.fill(r,e)}function Mt(e,t){let n=t?v[e].points:v[e],{stroke:r,fill:i,clip:a,flags:o,_stroke:s=n._stroke,_fill:c=n._fill,_width:l=n.width}=n._paths;l=Q(l*U,3);let u=null,f=l%2/2;t&&c==null&&(c=l>0?`#fff`:s);let p=n.pxAlign==1&&f>0;if(p&&d.translate(f,f),!t){let e=Oe-l/2,t=ke-l/2,n=Ae+l,r=je+l;u=new Path2D,u.rect(e,t,n,r)}t?Pt(s,l,n.dash,n.cap,c,r,i,o,a):Nt(e,s,l,n.dash,n.cap,c,r,i,o,u,a),p&&d.translate(-f,-f)}function Nt(e,n,i,a,o,s,c,l,u,d,f){let p=!1;u!=0&&x.forEach((m,h)=>{if(m.series[0]==e){let e=v[m.series[1]],g=t[m.series[1]],_=(e._paths||Mr).band;Fr(_)&&(_=m.dir==1?_[0]:_[1]);let y,b=null;e.show&&_&&Zn(g,st,ct)?(b=m.fill(r,h)||s,y=e._paths.clip):_=null,Pt(n,i,a,o,b,c,l,u,d,f,y,_),p=!0}}),p||Pt(n,i,a,o,s,c,l,u,d,f)}function Pt(e,t,n,r,i,a,o,s,c,l,u,f){wt(e,t,n,r,i),(c||l||f)&&(d.save(),c&&d.clip(c),l&&d.clip(l)),f?(s&3)==3?(d.clip(f),u&&d.clip(u),It(i,o),Ft(e,a,t)):s&2?(It(i,o),d.clip(f),Ft(e,a,t)):s&1&&(d.save(),d.clip(f),u&&d.clip(u),It(i,o),d.restore(),Ft(e,a,t)):(It(i,o),Ft(e,a,t)),(c||l||f)&&d.restore()}function Ft(e,t,n){n>0&&(t instanceof Map?t.forEach((e,t)=>{d.strokeStyle=mt=t,d.stroke(e)}):t!=null&&e&&d.stroke(t))}function It(e,t){t instanceof Map?t.forEach((e,t)=>{d.fillStyle=ht=t,d.fill(e)}):t!=null&&e&&d.fill(t)}function Lt(e,t,n,i){let a=y[e],o;if(i<=0)o=[0,0];else{let s=a._space=a.space(r,e,t,n,i);o=_o(t,n,a._incrs=a.incrs(r,e,t,n,i,s),i,s)}return a._found=o}function Rt(e,t,n,r,i,a,o,s,c,l){let u=o%2/2;h==1&&d.translate(u,u),wt(s,o,c,l,s),d.beginPath();let f,p,m,g,_=i+(r==0||r==3?-a:a);n==0?(p=i,g=_):(f=i,m=_);for(let r=0;r<e.length;r++)t[r]!=null&&(n==0?f=m=e[r]:p=g=e[r],d.moveTo(f,p),d.lineTo(m,g));d.stroke(),h==1&&d.translate(-u,-u)}function zt(e){let t=!0;return y.forEach((n,i)=>{if(!n.show)return;let a=b[n.scale];if(a.min==null){n._show&&(t=!1,n._show=!1,Ht(!1));return}n._show||(t=!1,n._show=!0,Ht(!1));let o=n.side,s=o%2,{min:c,max:l}=a,[u,d]=Lt(i,c,l,s==0?R:z);if(d==0)return;let f=a.distr==2,p=n._splits=n.splits(r,i,c,l,u,d,f),m=a.distr==2?p.map(e=>ut[e]):p,h=a.distr==2?ut[p[1]]-ut[p[0]]:u,g=n._values=n.values(r,n.filter(r,m,i,d,h),i,d,h);n._rotate=o==2?n.rotate(r,g,i,d):0;let _=n._size;n._size=or(n.size(r,g,i,e)),_!=null&&n._size!=_&&(t=!1)}),t}function Bt(e){let t=!0;return it.forEach((n,i)=>{let a=n(r,i,tt,e);a!=at[i]&&(t=!1),at[i]=a}),t}function Vt(){for(let e=0;e<y.length;e++){let t=y[e];if(!t.show||!t._show)continue;let n=t.side,i=n%2,a,o,c=t.stroke(r,e),l=n==0||n==3?-1:1,[u,f]=t._found;if(t.label!=null){let s=t.labelGap*l,p=ar((t._lpos+s)*U);Tt(t.labelFont[0],c,`center`,n==2?`top`:un),d.save(),i==1?(a=o=0,d.translate(p,ar(ke+je/2)),d.rotate((n==3?-nr:nr)/2)):(a=ar(Oe+Ae/2),o=p);let m=_r(t.label)?t.label(r,e,u,f):t.label;d.fillText(m,a,o),d.restore()}if(f==0)continue;let p=b[t.scale],m=i==0?Ae:je,h=i==0?Oe:ke,_=t._splits,v=p.distr==2?_.map(e=>ut[e]):_,x=p.distr==2?ut[_[1]]-ut[_[0]]:u,S=t.ticks,C=t.border,w=S.show?S.size:0,T=ar(w*U),E=ar((t.alignTo==2?t._size-w-t.gap:t.gap)*U),D=t._rotate*-nr/180,O=g(t._pos*U),k=O+(T+E)*l;o=i==0?k:0,a=i==1?k:0;let A=t.font[0];Tt(A,c,t.align==1?dn:t.align==2?fn:D>0?dn:D<0?fn:i==0?`center`:n==3?fn:dn,D||i==1?`middle`:n==2?`top`:un);let j=t.font[1]*t.lineGap,M=_.map(e=>g(s(e,p,m,h))),ee=t._values;for(let e=0;e<ee.length;e++){let t=ee[e];if(t!=null){i==0?a=M[e]:o=M[e],t=``+t;let n=t.indexOf(`\n`)==-1?[t]:t.split(/\\n/gm);for(let e=0;e<n.length;e++){let t=n[e];D?(d.save(),d.translate(a,o+e*j),d.rotate(D),d.fillText(t,0,0),d.restore()):d.fillText(t,a,o+e*j)}}}S.show&&Rt(M,S.filter(r,v,e,f,x),i,n,O,T,Q(S.width*U,3),S.stroke(r,e),S.dash,S.cap);let te=t.grid;te.show&&Rt(M,te.filter(r,v,e,f,x),i,i==0?2:1,i==0?ke:Oe,i==0?je:Ae,Q(te.width*U,3),te.stroke(r,e),te.dash,te.cap),C.show&&Rt([O],[1],+(i==0),i==0?1:2,i==1?ke:Oe,i==1?je:Ae,Q(C.width*U,3),C.stroke(r,e),C.dash,C.cap)}si(`drawAxes`)}function Ht(e){v.forEach((t,n)=>{n>0&&(t._paths=null,e&&(i==1?(t.min=null,t.max=null):t.facets.forEach(e=>{e.min=null,e.max=null})))})}let Ut=!1,Wt=!1,Gt=[];function Kt(){Wt=!1;for(let e=0;e<Gt.length;e++)si(...Gt[e]);Gt.length=0}function qt(){Ut||=(qr(Yt),!0)}function Jt(e,t=!1){Ut=!0,Wt=t,e(r),Yt(),t&&Gt.length>0&&queueMicrotask(Kt)}r.batch=Jt;function Yt(){if(Me&&=(Ot(),!1),Pe&&=(ze(),!1),Ne){if(G(p,dn,Se),G(p,`top`,Ce),G(p,cn,R),G(p,ln,z),G(m,dn,Se),G(m,`top`,Ce),G(m,cn,R),G(m,ln,z),G(f,cn,be),G(f,ln,xe),u.width=ar(be*U),u.height=ar(xe*U),y.forEach(({_el:e,_show:t,_size:n,_pos:r,side:i})=>{if(e!=null){if(t){let t=i===3||i===0?n:0,a=i%2==1;G(e,a?`left`:`top`,r-t),G(e,a?`width`:`height`,n),G(e,a?`top`:`left`,a?Ce:Se),G(e,a?`height`:`width`,a?z:R),Dn(e,on)}else En(e,on)}}),mt=ht=gt=vt=yt=bt=xt=St=_t=null,Ct=1,Vr(!0),Se!=we||Ce!=Te||R!=Ee||z!=De){Ht(!1);let e=R/Ee,t=z/De;if(ae&&!Fe&&P.left>=0){P.left*=e,P.top*=t,$t&&An($t,ar(P.left),0,R,z),en&&An(en,0,ar(P.top),R,z);for(let n=0;n<Je.length;n++){let r=Je[n];r!=null&&(Ye[n]*=e,Xe[n]*=t,An(r,or(Ye[n]),or(Xe[n]),R,z))}}if(J.show&&!Ie&&J.left>=0&&J.width>0){J.left*=e,J.width*=e,J.top*=t,J.height*=t;for(let e in Kr)G(Nn,e,J[e])}we=Se,Te=Ce,Ee=R,De=z}si(`setSize`),Ne=!1}be>0&&xe>0&&(d.clearRect(0,0,u.width,u.height),si(`drawClear`),w.forEach(e=>e()),si(`draw`)),J.show&&Ie&&(Pn(J),Ie=!1),ae&&Fe&&(jr(null,!0,!1),Fe=!1),N.show&&N.live&&Le&&(Dr(),Le=!1),c||(c=!0,r.status=1,si(`ready`)),dt=!1,Ut=!1}r.redraw=(e,t)=>{Pe=t||!1,e===!1?qt():zn(S,D.min,D.max)};function Xt(e,n){let i=b[e];if(i.from==null){if(ot==0){let t=i.range(r,n.min,n.max,e);n.min=t[0],n.max=t[1]}if(n.min>n.max){let e=n.min;n.min=n.max,n.max=e}if(ot>1&&n.min!=null&&n.max!=null&&n.max-n.min<1e-16)return;e==S&&i.distr==2&&ot>0&&(n.min=Ln(n.min,t[0]),n.max=Ln(n.max,t[0]),n.min==n.max&&n.max++),j[e]=n,Me=!0,qt()}}r.setScale=Xt;let Zt,Qt,$t,en,tn,nn,rn,an,pn,xn,V,H,Tn=!1,W=P.drag,K=W.x,q=W.y;ae&&(P.x&&(Zt=kn(`u-cursor-x`,m)),P.y&&(Qt=kn(`u-cursor-y`,m)),D.ori==0?($t=Zt,en=Qt):($t=Qt,en=Zt),V=P.left,H=P.top);let J=r.select=Wr({show:!0,over:!0,left:0,width:0,top:0,height:0},e.select),Nn=J.show?kn(`u-select`,J.over?m:p):null;function Pn(e,t){if(J.show){for(let t in e)J[t]=e[t],t in Kr&&G(Nn,t,e[t]);t!==!1&&si(`setSelect`)}}r.setSelect=Pn;function Rn(e){if(v[e].show)F&&Dn(ce[e],on);else if(F&&En(ce[e],on),ae){let t=qe?Je[0]:Je[e];t!=null&&An(t,-10,-10,R,z)}}function zn(e,t,n){Xt(e,{min:t,max:n})}function Bn(e,t,n,a){t.focus!=null&&ir(e),t.show!=null&&v.forEach((n,r)=>{r>0&&(e==r||e==null)&&(n.show=t.show,Rn(r),i==2?(zn(n.facets[0].scale,null,null),zn(n.facets[1].scale,null,null)):zn(n.scale,null,null),qt())}),n!==!1&&si(`setSeries`,e,t),a&&pi(`setSeries`,r,e,t)}r.setSeries=Bn;function Vn(e,t){Wr(x[e],t)}function Hn(e,t){e.fill=Z(e.fill||null),e.dir=Y(e.dir,-1),t??=x.length,x.splice(t,0,e)}function Jn(e){e==null?x.length=0:x.splice(e,1)}r.addBand=Hn,r.setBand=Vn,r.delBand=Jn;function Yn(e,t){v[e].alpha=t,ae&&Je[e]!=null&&(Je[e].style.opacity=t),F&&ce[e]&&(ce[e].style.opacity=t)}let Qn,$n,er,tr={focus:!0};function ir(e){if(e!=er){let t=e==null,n=Ge.alpha!=1;v.forEach((r,a)=>{if(i==1||a>0){let i=t||a==0||a==e;r._focus=t?null:i,n&&Yn(a,i?1:Ge.alpha)}}),er=e,n&&qt()}}F&&Ke&&ve(yn,L,e=>{P._lock||(Ue(e),er!=null&&Bn(null,tr,!0,$.setSeries))});function ur(e,t,n){let r=b[t];n&&(e=e/U-(r.ori==1?Ce:Se));let i=R;r.ori==1&&(i=z,e=i-e),r.dir==-1&&(e=i-e);let a=r._min,o=r._max,s=e/i,c=a+(o-a)*s,l=r.distr;return l==3?lr(10,c):l==4?pr(c,r.asinh):l==100?r.bwd(c):c}function fr(e,n){return Ln(ur(e,S,n),t[0],st,ct)}r.valToIdx=e=>Ln(e,t[0]),r.posToIdx=fr,r.posToVal=ur,r.valToPos=(e,t,n)=>b[t].ori==0?a(e,b[t],n?Ae:R,n?Oe:0):o(e,b[t],n?je:z,n?ke:0),r.setCursor=(e,t,n)=>{V=e.left,H=e.top,jr(null,t,n)};function hr(e,t){G(Nn,dn,J.left=e),G(Nn,cn,J.width=t)}function vr(e,t){G(Nn,`top`,J.top=e),G(Nn,ln,J.height=t)}let yr=D.ori==0?hr:vr,wr=D.ori==1?hr:vr;function Tr(){if(F&&N.live)for(let e=+(i==2);e<v.length;e++){if(e==0&&de)continue;let t=N.values[e],n=0;for(let r in t)le[e][n++].firstChild.nodeValue=t[r]}}function Dr(e,t){if(e!=null&&(e.idxs?e.idxs.forEach((e,t)=>{ie[t]=e}):Lr(e.idx)||ie.fill(e.idx),N.idx=ie[0]),F&&N.live){for(let e=0;e<v.length;e++)(e>0||i==1&&!de)&&Or(e,ie[e]);Tr()}Le=!1,t!==!1&&si(`setLegend`)}r.setLegend=Dr;function Or(e,n){let i=v[e],a=e==0&&O==2?ut:t[e],o;de?o=i.values(r,e,n)??fe:(o=i.value(r,n==null?null:a[n],e,n),o=o==null?fe:{_:o}),N.values[e]=o}function jr(e,n,a){pn=V,xn=H,[V,H]=P.move(r,V,H),P.left=V,P.top=H,ae&&($t&&An($t,ar(V),0,R,z),en&&An(en,0,ar(H),R,z));let o,s=st>ct;Qn=X,$n=null;let c=D.ori==0?R:z,l=D.ori==1?R:z;if(V<0||ot==0||s){o=P.idx=null;for(let e=0;e<v.length;e++){let t=Je[e];t!=null&&An(t,-10,-10,R,z)}Ke&&Bn(null,tr,!0,e==null&&$.setSeries),N.live&&(ie.fill(o),Le=!0)}else{let e,n,a;i==1&&(e=D.ori==0?V:H,n=ur(e,S),o=P.idx=Ln(n,t[0],st,ct),a=k(t[0][o],D,c,0));let s=-10,u=-10,d=0,f=0,p=!0,m=``,h=``;for(let e=+(i==2);e<v.length;e++){let g=v[e],_=ie[e],y=_==null?null:i==1?t[e][_]:t[e][1][_],x=P.dataIdx(r,e,o,n),S=x==null?null:i==1?t[e][x]:t[e][1][x];if(Le=Le||S!=y||x!=_,ie[e]=x,e>0&&g.show){let n=x==null?-10:x==o?a:k(i==1?t[0][x]:t[e][0][x],D,c,0),_=S==null?-10:A(S,i==1?b[g.scale]:b[g.facets[1].scale],l,0);if(Ke&&S!=null){let t=D.ori==1?V:H,n=rr(Ge.dist(r,e,x,_,t));if(n<Qn){let r=Ge.bias;if(r!=0){let i=ur(t,g.scale),a=S>=0?1:-1,o=i>=0?1:-1;o==a&&(o==1?r==1?S>=i:S<=i:r==1?S<=i:S>=i)&&(Qn=n,$n=e)}else Qn=n,$n=e}}if(Le||qe){let t,i;D.ori==0?(t=n,i=_):(t=_,i=n);let a,o,c,l,g,v,y=!0,b=We.bbox;if(b!=null){y=!1;let t=b(r,e);c=t.left,l=t.top,a=t.width,o=t.height}else c=t,l=i,a=o=We.size(r,e);if(v=We.fill(r,e),g=We.stroke(r,e),qe)e==$n&&Qn<=Ge.prox&&(s=c,u=l,d=a,f=o,p=y,m=v,h=g);else{let t=Je[e];t!=null&&(Ye[e]=c,Xe[e]=l,Mn(t,a,o,y),jn(t,v,g),An(t,or(c),or(l),R,z))}}}}if(qe){let e=Ge.prox;if(Le||(er==null?Qn<=e:Qn>e||$n!=er)){let e=Je[0];e!=null&&(Ye[0]=s,Xe[0]=u,Mn(e,d,f,p),jn(e,m,h),An(e,or(s),or(u),R,z))}}}if(J.show&&Tn){if(e!=null){let[t,n]=$.scales,[r,i]=$.match,[a,o]=e.cursor.sync.scales,s=e.cursor.drag;if(K=s._x,q=s._y,K||q){let{left:s,top:u,width:d,height:f}=e.select,p=e.scales[a].ori,m=e.posToVal,h,g,_,v,y,x=t!=null&&r(t,a),S=n!=null&&i(n,o);x&&K?(p==0?(h=s,g=d):(h=u,g=f),_=b[t],v=k(m(h,a),_,c,0),y=k(m(h+g,a),_,c,0),yr(sr(v,y),rr(y-v))):yr(0,c),S&&q?(p==1?(h=s,g=d):(h=u,g=f),_=b[n],v=A(m(h,o),_,l,0),y=A(m(h+g,o),_,l,0),wr(sr(v,y),rr(y-v))):wr(0,l)}else Jr()}else{let e=rr(pn-tn),t=rr(xn-nn);if(D.ori==1){let n=e;e=t,t=n}K=W.x&&e>=W.dist,q=W.y&&t>=W.dist;let n=W.uni;n==null?W.x&&W.y&&(K||q)&&(K=q=!0):K&&q&&(K=e>=n,q=t>=n,!K&&!q&&(t>e?q=!0:K=!0));let r,i;K&&(D.ori==0?(r=rn,i=V):(r=an,i=H),yr(sr(r,i),rr(i-r)),q||wr(0,l)),q&&(D.ori==1?(r=rn,i=V):(r=an,i=H),wr(sr(r,i),rr(i-r)),K||yr(0,c)),!K&&!q&&(yr(0,0),wr(0,0))}}if(W._x=K,W._y=q,e==null){if(a){if(li!=null){let[e,t]=$.scales;$.values[0]=e==null?null:ur(D.ori==0?V:H,e),$.values[1]=t==null?null:ur(D.ori==1?V:H,t)}pi(hn,r,V,H,R,z,o)}if(Ke){let e=a&&$.setSeries,t=Ge.prox;er==null?Qn<=t&&Bn($n,tr,!0,e):Qn>t?Bn(null,tr,!0,e):$n!=er&&Bn($n,tr,!0,e)}}Le&&(N.idx=o,Dr()),n!==!1&&si(`setCursor`)}let Ir=null;Object.defineProperty(r,\"rect\",{get(){return Ir??Vr(!1),Ir}});function Vr(e=!1){e?Ir=null:(Ir=m.getBoundingClientRect(),si(`syncRect`,Ir))}function Hr(e,t,n,r,i,a,o){P._lock||Tn&&e!=null&&e.movementX==0&&e.movementY==0||(Gr(e,t,n,r,i,a,o,!1,e!=null),e==null?jr(t,!0,!1):jr(null,!0,!0))}function Gr(e,t,n,i,a,o,c,l,u){if(Ir??Vr(!1),Ue(e),e!=null)n=e.clientX-Ir.left,i=e.clientY-Ir.top;else{if(n<0||i<0){V=-10,H=-10;return}let[e,r]=$.scales,c=t.cursor.sync,[l,u]=c.values,[d,f]=c.scales,[p,m]=$.match,h=t.axes[0].side%2==1,g=D.ori==0?R:z,_=D.ori==1?R:z,v=h?o:a,y=h?a:o,x=h?i:n,S=h?n:i;if(n=d==null?x/v*g:p(e,d)?s(l,b[e],g,0):-10,i=f==null?S/y*_:m(r,f)?s(u,b[r],_,0):-10,D.ori==1){let e=n;n=i,i=e}}u&&(t==null||t.cursor.event.type==hn)&&((n<=1||n>=R-1)&&(n=Er(n,R)),(i<=1||i>=z-1)&&(i=Er(i,z))),l?(tn=n,nn=i,[rn,an]=P.move(r,n,i)):(V=n,H=i)}let Kr={width:0,height:0,left:0,top:0};function Jr(){Pn(Kr,!1)}let Yr,Xr,Zr,Qr;function $r(e,t,n,i,a,o,s){Tn=!0,K=q=W._x=W._y=!1,Gr(e,t,n,i,a,o,s,!0,!1),e!=null&&(ve(_n,Cn,ei,!1),pi(gn,r,rn,an,R,z,null));let{left:c,top:l,width:u,height:d}=J;Yr=c,Xr=l,Zr=u,Qr=d}function ei(e,t,n,i,a,o,s){Tn=W._x=W._y=!1,Gr(e,t,n,i,a,o,s,!1,!0);let{left:c,top:l,width:u,height:d}=J,f=u>0||d>0,p=Yr!=c||Xr!=l||Zr!=u||Qr!=d;if(f&&p&&Pn(J),W.setScale&&f&&p){let e=c,t=u,n=l,r=d;if(D.ori==1&&(e=l,t=d,n=c,r=u),K&&zn(S,ur(e,S),ur(e+t,S)),q)for(let e in b){let t=b[e];e!=S&&t.from==null&&t.min!=X&&zn(e,ur(n+r,e),ur(n,e))}Jr()}else P.lock&&(P._lock=!P._lock,jr(t,!0,e!=null));e!=null&&(ye(_n,Cn),pi(_n,r,V,H,R,z,null))}function ti(e,t,n,r,i,a,o){if(P._lock)return;Ue(e);let s=Tn;if(Tn){let e=!0,t=!0,n,r;D.ori==0?(n=K,r=q):(n=q,r=K),n&&r&&(e=V<=10||V>=R-10,t=H<=10||H>=z-10),n&&e&&(V=V<rn?0:R),r&&t&&(H=H<an?0:z),jr(null,!0,!0),Tn=!1}V=-10,H=-10,ie.fill(null),jr(null,!0,!0),s&&(Tn=s)}function ni(e,t,n,i,a,o,s){P._lock||(Ue(e),pt(),Jr(),e!=null&&pi(bn,r,V,H,R,z,null))}function ri(){y.forEach(yo),Re(r.width,r.height,!0)}Fn(Sn,wn,ri);let ii={};ii.mousedown=$r,ii.mousemove=Hr,ii.mouseup=ei,ii.dblclick=ni,ii.setSeries=(e,t,n,i)=>{let a=$.match[2];n=a(r,t,n),n!=-1&&Bn(n,i,!0,!1)},ae&&(ve(gn,m,$r),ve(hn,m,Hr),ve(vn,m,e=>{Ue(e),Vr(!1)}),ve(yn,m,ti),ve(bn,m,ni),no.add(r),r.syncRect=Vr);let oi=r.hooks=e.hooks||{};function si(e,t,n){Wt?Gt.push([e,t,n]):e in oi&&oi[e].forEach(e=>{e.call(null,r,t,n)})}(e.plugins||[]).forEach(e=>{for(let t in e.hooks)oi[t]=(oi[t]||[]).concat(e.hooks[t])});let ci=(e,t,n)=>n,$=Wr({key:null,setSeries:!1,filters:{pub:Sr,sub:Sr},scales:[S,v[1]?v[1].scale:null],match:[Cr,Cr,ci],values:[null,null]},P.sync);$.match.length==2&&$.match.push(ci),P.sync=$;let li=$.key,ui=Ta(li);function pi(e,t,n,r,i,a,o){$.filters.pub(e,t,n,r,i,a,o)&&ui.pub(e,t,n,r,i,a,o)}ui.sub(r);function mi(e,t,n,r,i,a,o){$.filters.sub(e,t,n,r,i,a,o)&&ii[e](null,t,n,r,i,a,o)}r.pub=mi;function hi(){ui.unsub(r),no.delete(r),_e.clear(),In(Sn,wn,ri),l.remove(),L?.remove(),si(`destroy`)}r.destroy=hi;function gi(){si(`init`,e,t),ft(t||e.data,!1),j[S]?Xt(S,j[S]):pt(),Ie=J.show&&(J.width>0||J.height>0),Fe=Le=!0,Re(e.width,e.height)}return v.forEach(Qe),y.forEach(nt),n?n instanceof HTMLElement?(n.appendChild(l),gi()):n(r,gi):gi(),r}bo.assign=Wr,bo.fmtNum=er,bo.rangeNum=Xn,bo.rangeLog=Wn,bo.rangeAsinh=Gn,bo.orient=Ea,bo.pxRatio=U,bo.join=Kr,bo.fmtDate=ai,bo.tzDate=si,bo.sync=Ta;{bo.addGap=ja,bo.clipGaps=Aa;let e=bo.paths={points:Ga};e.linear=Ya,e.stepped=Xa,e.bars=Qa,e.spline=eo}let xo=(e,t=`color`)=>getComputedStyle(e).getPropertyValue(t);function So(e,t){matchMedia(`(prefers-color-scheme: dark)`).addEventListener(`change`,e,{signal:t});let n=new MutationObserver(e);n.observe(document.documentElement,{attributeFilter:[`data-theme`]}),t.addEventListener(`abort`,()=>n.disconnect())}function Co(t,n,r,i){let a=e(`details`,{class:`numbers`},e(`summary`,{},t));return a.addEventListener(`toggle`,()=>{let o=Array.from({length:r},(t,n)=>{let[a=``,...o]=i(r-1-n);return e(`tr`,{},e(`th`,{scope:`row`},a),...o.map(t=>e(`td`,{},t)))}),s=e(`table`,{},e(`thead`,{},e(`tr`,{},...n.map(t=>e(`th`,{scope:`col`},t)))),e(`tbody`,{},...o));a.append(e(`div`,{class:`scroll`,tabindex:`0`,role:`region`,\"aria-label\":t.textContent??``},s))},{once:!0}),a}let wo=`time`;function To({timestamps:e,interval:t,kind:n,lines:r,format:i,steps:a},o,{line:s,text:c,grid:l},u){let d=n===`bars`,f=r.map((e,t)=>d?r.length-1-t:t),p=d?Mo(r.map(e=>e.values)):r.map(e=>[...e.values]),m=e[0]??0,h=e.at(-1)??0,g={stroke:c,font:`12px system-ui, sans-serif`,grid:{stroke:l,width:1},ticks:{show:!1}};return{options:{width:o,height:220,ms:1,tzDate:e=>bo.tzDate(new Date(e),`Etc/UTC`),legend:{show:!1},cursor:{y:!1,points:{show:!d},drag:{x:!1,y:!1,setScale:!1},sync:{key:wo,setSeries:!1}},scales:{x:{range:()=>[m-t/2,h+t/2]},y:{range:(e,t,n)=>[0,n>0?bo.rangeNum(0,n,.1,!0)[1]:1]}},axes:[{...g,grid:{show:!1},size:30,values:(e,t,n,r,i)=>t.map(e=>ko(e,i))},{...g,size:64,incrs:[...a],values:(e,t)=>t.map(e=>Ao(i(e)))}],series:[{},...f.map(e=>{let t=()=>s(e);return d?{fill:t,width:0,points:{show:!1},paths:jo}:{stroke:t,width:2,dash:[...r[e]?.dash??[]],points:{size:5},spanGaps:!0}})],hooks:{setCursor:[e=>u(e.cursor.idx)]}},data:[[...e],...f.map(e=>p[e]??[])]}}let Eo=864e5,Do=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,year:`numeric`}),Oo=new Intl.DateTimeFormat(`en`,{timeZone:`UTC`,month:`short`,day:`numeric`});function ko(e,t){return t>=28*Eo?Do.format(e):t>=Eo||e%Eo==0?Oo.format(e):new Date(e).toISOString().slice(11,16)}let Ao=e=>e.startsWith(`0`)&&!e.startsWith(`0.`)?`0`:e.replace(/ 0 [a-z]+$/,``),jo=bo.paths.bars?.({size:[.8,48]})??(()=>null);function Mo(e){let t=[];for(let n of e){let e=t.at(-1);t.push(n.map((t,n)=>(t??0)+(e?.[n]??0)))}return t}function No(t,r){let{title:i,note:a,idleText:o,timestamps:s,interval:c,pointTitle:l,lines:u,format:d}=t,f=e(`p`,{class:`readout`}),p=u.map(({colour:t})=>e(`span`,{class:`key ${t}`})),m=u.map(({total:t})=>e(`span`,{class:`number`},t)),h=u.map((t,n)=>e(`li`,{},p[n],t.title,` `,m[n])),g=e(`span`,{class:`axis-colours`,\"aria-hidden\":`true`}),_=e(`div`,{class:`plot`},g),v=e=>l?.of(e)??ge(s[e]??0,c),y=(e,t)=>{let n=e.values[t];return n==null?`\u2013`:d(n)};function b(e){let t=e!=null&&s[e]!==void 0;f.textContent=t?v(e):o,u.forEach((n,r)=>{let i=m[r];i!==void 0&&(i.textContent=t?y(n,e):n.total)}),_.setAttribute(`aria-valuenow`,String(t?e:0));let n=t?u.map(t=>`${t.title} ${y(t,e)}`):[];_.setAttribute(`aria-valuetext`,t?`${v(e)}: ${n.join(`, `)}`:o)}let x,S=e=>{let{options:n,data:r}=To(t,e,{line:e=>xo(p[e]??_,`background-color`),text:()=>xo(g),grid:()=>xo(g,`border-top-color`)},e=>b(e));x=new bo(n,r,_)},C=new ResizeObserver(()=>{let e=_.clientWidth;e!==0&&(x===void 0?S(e):x.width!==e&&x.setSize({width:e,height:x.height}))});return C.observe(_),So(()=>x?.redraw(!1),r),r.addEventListener(`abort`,()=>{C.disconnect(),x?.destroy()}),s.length>0&&Po(_,s,()=>x),_.setAttribute(`aria-label`,l===void 0?`${i} by bucket`:i),b(void 0),e(`figure`,{class:`chart-card`},e(`figcaption`,{},i,a===void 0?void 0:e(`span`,{class:`hint`},a)),e(`div`,{class:`chart-head`},f,e(`ul`,{class:`legend`},...h)),_,Co(e(`span`,{},`Numbers`,n(` of ${i}`)),[l?.head??`Start (UTC)`,...u.map(e=>e.title)],s.length,e=>[v(e),...u.map(t=>y(t,e))]))}function Po(e,t,n){let r=t.length-1,i={role:`slider`,tabindex:`0`,\"aria-valuemin\":`0`,\"aria-valuemax\":String(r)};for(let[t,n]of Object.entries(i))e.setAttribute(t,n);let a=e=>{let n=e===void 0?void 0:t[e];for(let e of bo.sync(wo).plots)e.setCursor(n===void 0?{left:-10,top:-10}:{left:e.valToPos(n,`x`),top:0})};e.addEventListener(`keydown`,e=>{let{key:t}=e,i=n()?.cursor.idx,o={ArrowRight:Math.min((i??-1)+1,r),ArrowLeft:Math.max((i??r+1)-1,0),Home:0,End:r,Escape:void 0};!Object.hasOwn(o,t)||e.ctrlKey||e.metaKey||e.altKey||(t!==`Escape`||i!=null)&&(e.preventDefault(),a(o[t]))}),e.addEventListener(`blur`,()=>a(void 0))}let Fo=[`p50`,`p75`,`p95`,`p99`];function Io(e,{fromTs:t,toTs:n},r){let i=Math.floor(t/r),a=Array.from({length:Math.max(Math.ceil(n/r)-i,0)},()=>[]);for(let t of e)a[Math.round(t.timestamp/r)-i]?.push(t);let o=e=>a.map(t=>t.reduce((t,{counts:n})=>t+n[e],0)),s=a.map(Ro),c=e=>s.map(t=>zo(t,e));return{timestamps:a.map((e,t)=>(i+t)*r),counts:Object.fromEntries(Ge.map(e=>[e,o(e)])),durations:{p50:c(.5),p75:c(.75),p95:c(.95),p99:c(.99)}}}let Lo=[[`min`,.125],[`p25`,.25],[`p50`,.25],[`p75`,.225],[`p95`,.12],[`p99`,.025],[`max`,.005]];function Ro(e){return e.filter(h).flatMap(({durations:e,totalCount:t})=>Lo.map(([n,r])=>({duration:e[n],weight:r*t}))).sort((e,t)=>e.duration-t.duration)}function zo(e,t){let n=t*e.reduce((e,{weight:t})=>e+t,0),r=0;for(let{duration:t,weight:i}of e)if(r+=i,r>=n)return t;return e.at(-1)?.duration??null}function Bo({buckets:t,period:n,interval:r},i){let{timestamps:a,durations:o}=Io(t,n,r),s=new Map(t.map(e=>[e.timestamp,e])),c=e=>a.map(t=>{let n=s.get(t);return n===void 0?0:e(n)}),l=[{title:`Failed`,colour:`fill-failed`,values:c(({failedBuildCount:e})=>e)},{title:`Flaky`,colour:`fill-flaky`,values:c(({flakyBuildCount:e})=>e)},{title:`Passed`,colour:`fill-successful`,values:c(({buildCount:e,failedBuildCount:t,flakyBuildCount:n})=>e-t-n)}],u={timestamps:a,interval:r,idleText:`Point at the chart, or use \u2190 and \u2192`,note:void 0};return e(`section`,{class:`charts`,\"aria-label\":`Charts over time`},e(`div`,{class:`chart-cards`},No({...u,title:`Builds`,kind:`bars`,format:b,steps:rn,lines:l.map(e=>({...e,total:``,dash:[]}))},i),No({...u,title:`Durations of tests`,kind:`lines`,format:D,steps:an,lines:[{title:`Median`,colour:`fill-p50`,values:o.p50,total:``,dash:[]},{title:`P95`,colour:`fill-p95`,values:o.p95,total:``,dash:[4,3]}]},i)))}function Vo(t,n,r){let i=e(`div`,{class:`results`}),a=new AbortController,{whole:o,period:s}=t;return o===void 0?i.append(qt(n,s,r)):i.append(e(`section`,{class:`answer`,\"aria-labelledby\":`answer-title`},e(`h2`,{id:`answer-title`},Ho(o,n.branch,ce(s))),$t(t,o)),Bo(t,a.signal),Zt(t,r)),{root:i,show(){},close:()=>a.abort()}}function Ho({buildCount:e,failedBuildCount:t},n,r){let i=n===``?``:` on ${B(n)}`;return t>0?`${b(t)} of ${b(e)} builds${i} failed in ${r}`:e===1?`The only build${i} in ${r} passed`:`All ${b(e)} builds${i} passed in ${r}`}async function Uo(e,t,n){let r=pe(n,t.interval,1),i=async r=>(await e.totals(t,r,n.toTs))[0],[a,o,s,c,l]=await Promise.all([e.totals(t,n,r),i(n),i(se(n)),Ht(e,t,n),e.causes(t,n)]);return{period:n,interval:r,buckets:a,whole:o,before:s,flaky:c,causes:l}}function Wo(e,t){let n=new Map(t.filter(h).map(({id:e,durations:t})=>[e,t.p50]));return e.map(e=>{let{id:t,name:r,suite:i,counts:a,durations:o,totalCount:s}=e,c=a.failed+a.successful,l=h(e),u=n.get(t)??0;return{id:t,name:r,suite:i,runs:s,failureRate:c===0?void 0:a.failed/c,median:l?o.p50:void 0,p95:l?o.p95:void 0,slowdown:l&&u>0?o.p50/u-1:void 0,total:e}})}async function Go(e,t,n,r){let i=oe(t,n),[a,o]=await Promise.all([Ko(e,t,i,{testId:r,withSuite:!0}),Ko(e,t,se(i),{testId:r})]);return{period:i,items:Wo(a,o)}}let Ko=(e,t,n,r)=>e.aggregates(t,n,n.toTs,r);function qo(e){let{org:t,project:n,module:r,branch:i,pipeline:a,view:o,range:s,from:c,to:l,interval:u,by:d,item:f}=e,p=JSON.stringify([t,n,r,i,o,s,c,l,u,...o===`jobs`?[a,d]:[]]);return Jo(e)?[`${p} ${f}`,p]:[p]}let Jo=({view:e,item:t})=>e===`tests`&&t!==``,Yo={p50:[],p75:[8,4],p95:[4,3],p99:[2,2]};function Xo({aggregates:t,period:n,interval:r},i,a){let{timestamps:o,counts:s,durations:c}=Io(t,n,r),l=Ge.map(e=>({status:e,total:s[e].reduce((e,t)=>e+t,0)})),u={timestamps:o,interval:r};return e(`div`,{class:`chart-cards`},No({...u,title:`Runs by status`,note:void 0,idleText:`Whole range`,kind:`bars`,format:b,steps:rn,lines:l.filter(({total:e,status:t})=>e>0||t===`failed`||t===`successful`).map(({status:e,total:t})=>({title:Ke[e],colour:`fill-${e}`,values:s[e],total:b(t),dash:[]}))},a),No({...u,title:`Durations`,note:i?void 0:`All together, estimated from the percentiles of each`,idleText:`Point at the chart, or use \u2190 and \u2192`,kind:`lines`,format:D,steps:an,lines:Fo.map(e=>({title:e.toUpperCase(),colour:`fill-${e}`,values:c[e],total:``,dash:Yo[e]}))},a))}let Zo=({read:t,isOne:n,choice:r},i)=>wt(e(`section`,{class:`charts`,\"aria-label\":`Charts over time`}),Qo,async()=>{let a=await t(),{interval:o}=a,s=`Shown in intervals of ${he(o)}: shorter ones would be too much data for the browser.`;return i.aborted?[]:[...me(r,o)?[e(`p`,{class:`hint`},s)]:[],Xo(a,n,i)]},i),Qo=()=>e(`div`,{class:`chart-cards`},e(`div`,{class:`chart-card pending`}),e(`div`,{class:`chart-card pending`}));function $o(t,n,r,i){let{total:a,median:o}=t,s=ht(t),c=e=>j[e].text(t),l=e=>o===void 0?`\u2013`:D(e),u=[[`Runs`,c(`runs`)],[`Failed`,`${c(`failureRate`)} (${b(a.counts.failed)})`],[`Skipped`,b(a.counts.skipped)],[`Shortest`,l(a.durations.min)],[`Median`,c(`median`)],[`P95`,c(`p95`)],[`Longest`,l(a.durations.max)],[`Slowdown`,c(`slowdown`)]];return e(`article`,{class:`item`},e(`a`,{class:`back`,href:i.link({item:``})},`\u2190 All ${n}`),s===``?void 0:e(`p`,{class:`suite`},s),e(`h2`,{class:`item-title`,tabindex:`-1`},mt(t)),e(`dl`,{class:`facts`},...u.map(([t,n])=>e(`div`,{},e(`dt`,{},t),e(`dd`,{},n)))),...r,e(`p`,{class:`hint`},`\u201cSlowdown\u201d compares the median with the previous period of the same length.`))}let es=/[^\\0-\\x7f]/;function ts(e){return es.test(e)?e.normalize(`NFD`).replace(/\\p{M}/gu,``).toLowerCase():e.toLowerCase()}function ns(e,t,n){let{value:r}=j[t],i=n===`ascending`?1:-1;return e.toSorted((e,t)=>{let[n,a]=[r(e),r(t)];return n===a||n===void 0||a===void 0?Number(n===void 0)-Number(a===void 0)||rs.compare(e.name,t.name):typeof n==`string`?i*rs.compare(n,String(a)):i*(n-Number(a))})}let rs=new Intl.Collator(`en`,{numeric:!0});function is(n,r,i,a){let o=new Map(n.map(({id:e,name:t,suite:n})=>[e,ts([...n,t].join(` `))])),s=Object.keys(A),c=s.map(e=>({name:e,cell:as(e,i)})),l=e(`tbody`),u=e(`p`,{class:`hits`}),d=t(``,{class:`more`},()=>h(100)),f=e(`input`,{id:`search`,type:`search`,autocomplete:`off`,spellcheck:`false`});f.addEventListener(`input`,()=>i.change({query:f.value},`replace`));let p=[],m;function h(e){let t=l.childElementCount;l.append(...p.slice(t,t+e).map(e=>os(e,i)));let n=p.length-l.childElementCount;d.hidden=n<=0,d.textContent=`Show ${b(Math.min(n,100))} more of ${b(n)}`}return{root:e(`section`,{class:`metrics`,\"aria-labelledby\":`metrics-title`},e(`div`,{class:`metrics-head`},e(`h2`,{id:`metrics-title`},`All ${r}`),e(`div`,{class:`search`},e(`label`,{for:`search`},`Search`),f),u),e(`table`,{\"aria-labelledby\":`metrics-title`},e(`thead`,{},e(`tr`,{},...c.map(({cell:e})=>e))),l),d,e(`p`,{class:`hint`},`\u201cFailed\u201d is the share of the runs that failed or passed. \u201cSlowdown\u201d compares the median with the previous period of the same length. All figures are for the whole range.`)),show(t){let{order:i,direction:d,query:g}=t;if(m?.order===i&&m.direction===d&&m.query===g)return;let _=m===void 0;m={order:i,direction:d,query:g},f.value!==g&&(f.value=g);for(let{name:e,cell:t}of c)e===i?t.setAttribute(`aria-sort`,d):t.removeAttribute(`aria-sort`);let v=ts(g).split(/\\s+/),y=n.filter(({id:e})=>v.every(t=>o.get(e)?.includes(t)));p=ns(y,i,d);let x=Wt(n.length,r);if(u.textContent=y.length===n.length?x:`${b(y.length)} of ${x}`,_||a(`${u.textContent}, by ${A[i]}, ${d}`),l.replaceChildren(),h(100),p.length===0){let t=`No ${r} match \u201c${g}\u201d. Clear the search to see all ${r}.`;l.append(e(`tr`,{},e(`td`,{colspan:String(s.length)},t)))}},focus(e){let t=p.findIndex(t=>t.id===e);t!==-1&&(t>=l.childElementCount&&h(t+1-l.childElementCount),l.rows[t]?.querySelector(`a`)?.focus())}}}function as(n,r){let i=t(A[n],{title:j[n].hint},()=>{let{order:e,direction:t}=r.state(),i=n===`name`?`ascending`:`descending`,a=t===`ascending`?`descending`:`ascending`;r.change({order:n,direction:e===n?a:i},`push`)});return e(`th`,{scope:`col`,class:`column-${n}`},i)}function os(t,r){let i=e(`a`,{href:r.link({item:t.id})},mt(t)),a=ht(t),o={failureRate:(t.failureRate??0)>0,slowdown:(t.slowdown??0)>=.2},s=Object.keys(A).slice(1).map(r=>{let i=e(`td`,{class:`column-${r}${o[r]?` bad`:``}`},j[r].text(t));return r===`failureRate`&&t.failureRate!==void 0&&i.append(n(`, ${b(t.total.counts.failed)} runs`)),i});return e(`tr`,{},e(`th`,{scope:`row`,class:`column-name`},i,a===``?void 0:e(`span`,{class:`suite`},a)),...s)}function ss(t,n,r){let i=e(`p`,{class:`history-tip small`,\"aria-hidden\":`true`});i.hidden=!0;let a=t.map((e,n)=>cs(e,n===t.length-1)),o=e(`div`,{class:`history-bars`,role:`group`,\"aria-label\":n,\"data-arrow-keys\":``},...a),s=r===void 0?o:e(`div`,{class:`history-frame`},o,r);s.style.setProperty(`--earlier`,String(t.length-1));let c=e(`div`,{class:`history-row`},s,i);function l(e){let[n,r]=[t[e],a[e]];if(n===void 0||r===void 0)return;i.textContent=n.tip,i.hidden=!1;let o=r.offsetLeft+r.offsetWidth/2-i.offsetWidth/2;i.style.left=`${Math.max(Math.min(o,c.offsetWidth-i.offsetWidth),0)}px`}let u=e=>e instanceof Element?a.indexOf(e.closest(`.bar`)??o):-1,d=()=>{i.hidden=!0};return o.addEventListener(`pointerover`,({target:e})=>{let t=u(e);t===-1?d():l(t)}),o.addEventListener(`pointerleave`,d),o.addEventListener(`focusin`,({target:e})=>{let t=u(e);for(let[e,n]of a.entries())n.tabIndex=e===t?0:-1;l(t)}),o.addEventListener(`focusout`,d),o.addEventListener(`keydown`,e=>{if(e.key===`Escape`&&!i.hidden){e.preventDefault(),d();return}let t=u(e.target),n=a.length-1,r={ArrowLeft:Math.max(t-1,0),ArrowRight:Math.min(t+1,n),Home:0,End:n}[e.key];r!==void 0&&t!==-1&&(e.preventDefault(),a[r]?.focus())}),c}function cs({result:e,label:t,url:n,isNow:r=!1},i){let a=`bar bar-${e}${r?` now`:``}`,o=Ae(n,{class:a,\"aria-label\":t,tabindex:i?`0`:`-1`});return o.tagName!==`A`&&o.setAttribute(`role`,`img`),o}function ls(e,t){let n=e.filter(({duration:e})=>e!==void 0).reverse();return n.length<2?[]:[No({title:`Duration by build`,note:void 0,idleText:`Point at the chart, or use \u2190 and \u2192`,kind:`lines`,timestamps:n.map(({timestamp:e})=>e),interval:1,pointTitle:{head:`Build`,of:e=>{let t=n[e];return t===void 0?``:B([t.build,t.ref,ut(t)].filter(e=>e!==``).join(` · `))}},format:D,steps:an,lines:[{title:`Duration`,colour:`fill-p50`,values:n.map(({duration:e})=>e??null),total:``,dash:[]}]},t)]}let us=[`Build`,`Commit`,`Branch`,`Job`,`Result`,`Duration`,`When`],ds=(t,n)=>e(`div`,{class:`box scroll`,tabindex:`0`,role:`region`,\"aria-label\":n},e(`table`,{class:`table`},e(`thead`,{},e(`tr`,{},...us.map(t=>e(`th`,{scope:`col`},t)))),e(`tbody`,{},...t.map(fs)))),fs=t=>e(`tr`,{},...[Ve(t),Be(t.commit)??``,B(t.ref),B(t.job),ut(t),t.duration===void 0?`\u2013`:D(t.duration),ke(t.timestamp)].map(t=>e(`td`,{},t))),ps=({reader:t,testId:n,branch:r},i)=>wt(e(`section`,{class:`runs`,\"aria-label\":`Runs`}),()=>e(`div`,{class:`card runs-pending`}),async()=>{let e=await t.read(n);return i.aborted||e.newest.runs.length===0?[]:[hs(e.newest.runs,r),vs(e,e=>t.olderFailures(n,e)),...ls(e.newest.runs,i)]},i),ms=[`passed`,`flaky`,`failed`,`skipped`];function hs(n,r){let i=`${n.length===1?`Last run`:`Last ${x(n.length,`run`)}`} on ${r===``?`all branches`:B(r)}`,a=e(`div`,{},ss(n.map(_s).reverse(),i),gs(n)),o=ds(n,i);o.hidden=!0;let s=t(`As a list`,{class:`text-button`,\"aria-expanded\":`false`},()=>{o.hidden=!o.hidden,a.hidden=!o.hidden,s.textContent=o.hidden?`As a list`:`As a row`,s.setAttribute(`aria-expanded`,String(!o.hidden))}),c=ms.flatMap(e=>{let t=n.filter(t=>ut(t)===e).length;return t===0?[]:[`${t} ${e}`]});return e(`div`,{class:`card padded`},e(`div`,{class:`card-head`},e(`h3`,{},i),e(`span`,{class:`hint`},c.join(`, `)),s),a,o)}let gs=t=>e(`div`,{class:`history-axis hint`},...[t.at(-1),...t.length>1?[t[0]]:[]].map(e=>ke(e?.timestamp??0)));function _s(e){let{build:t,commit:n,ref:r,job:i,duration:a,timestamp:o,url:s}=e,c=ut(e),l=[...[`Build ${t}`,n.slice(0,7),r,i,a===void 0?``:D(a)].map(B),c,Oe(Date.now()-o)].filter(e=>e!==``);return{result:ms.find(e=>e===c)??`none`,label:`Build ${B(t)}: ${c}`,tip:l.join(` · `),url:s===``?void 0:s}}function vs({newest:n,failures:r},i){let a=n.runs.filter(e=>ut(e)===`flaky`),o=r.nextCursor,s=e(`ol`,{class:`failure-items`}),c=e(`span`,{role:`status`,class:`hint`}),l=t(`Show older failures`,{class:`more`},async()=>{l.disabled=!0,c.textContent=``;try{u(await i(o))}catch(e){c.textContent=e instanceof Error?e.message:String(e)}l.disabled=!1});function u({runs:e,nextCursor:t}){let n=t===``?-1/0:e.at(-1)?.timestamp??0,r=a.filter(({timestamp:e})=>e>=n);a=a.filter(({timestamp:e})=>e<n);let i=[...e,...r].sort((e,t)=>t.timestamp-e.timestamp),c=s.childElementCount===0;s.append(...i.map((e,t)=>yt(e,c&&t===0))),o=t,l.hidden=o===``}u(r);let d=s.childElementCount===0?e(`p`,{class:`hint`},`It did not fail in this range.`):s;return e(`div`,{class:`card padded`},e(`h3`,{},`Why it fails`),d,l,c)}function ys({items:t,period:n},r,{address:i,readChartData:a,runs:o,announce:s}){let c=e(`div`,{class:`results`});if(t.length===0&&!Jo(r))return c.append(qt(r,n,i)),{root:c,show(){},close(){}};let l=r.view===`jobs`?`jobs`:`tests`,u=is(t,l,i,s),d;function f({item:e}){let n=d?.item;d?.charts.abort(),d={item:e,charts:new AbortController};let{signal:s}=d.charts,f=t.find(({id:t})=>t===e),p=t=>Zo({read:()=>a(e),isOne:t,choice:r.interval},s);if(e===``)c.replaceChildren(p(t.length===1),u.root);else if(f===void 0)c.replaceChildren(Jt(r,i));else{let t=p(!0),n=l===`jobs`?[t]:[ps({reader:o,testId:e,branch:r.branch},s),t];c.replaceChildren($o(f,l,n,i))}if(n===void 0)return;let m=c.querySelector(`.item-title`);m?.focus(),m?.scrollIntoView({block:`nearest`})}return{root:c,show(e){let t=d?.item;u.show(e),t!==e.item&&(f(e),e.item===``&&t!==void 0&&u.focus(t))},close:()=>d?.charts.abort()}}function bs(e,t,n){let r=new Map,i={status:`failed`,limit:10};async function a(r){let[a,o]=await Promise.all([e.runs(t,n,{testId:r,limit:50}),e.runs(t,n,{testId:r,...i})]);return{newest:a,failures:o}}return{read(e){let t=r.get(e);if(t!==void 0)return t;let n=a(e);return r.set(e,n),n.catch(()=>r.delete(e)),n},olderFailures:(r,a)=>e.runs(t,n,{testId:r,...i,cursor:a})}}async function xs(e,t,n){let r=oe(t,n);switch(t.view){case`overview`:{let n=await Uo(e,t,r);return(e,{address:t})=>Ss(Vo(n,e,t),n.whole?.buildCount??0,`build`)}case`flaky`:{let n=await Ht(e,t,r);return(e,{address:t})=>Ss(zt(n,e,t),n.tests.length,`flaky test`)}case`causes`:{let n=await e.causes(t,r);return(e,{address:t,api:i})=>Ss(Ot({causes:n,period:r,api:i},e,t),n.length,`cause`)}case`tests`:case`jobs`:{let r=t.view,i=await Go(e,t,n,Jo(t)?t.item:void 0);return(e,{address:t,announce:n,api:a})=>{let o={readChartData:Mt(a,e,i),runs:bs(a,e,i.period)},{length:s}=i.items;return{view:ys(i,e,{address:t,announce:n,...o}),hasResults:s>0,summary:s===0?`No ${r}`:Wt(s,r)}}}}}let Ss=(e,t,n)=>({view:e,hasResults:t>0,summary:t===0?`No ${n}`:x(t,n)});function Cs(t){let n=e(`input`,{id:`api-key`,type:`password`,required:``,autocomplete:`off`,spellcheck:`false`,\"aria-describedby\":`api-key-note api-key-error`}),r=e(`p`,{id:`api-key-error`,class:`error`,role:`alert`}),i=e(`form`,{class:`sign-in`},e(`h2`,{},`Sign in`),e(`label`,{for:`api-key`},`API key`),n,r,e(`button`,{type:`submit`,class:`primary`},`Sign in`),e(`p`,{id:`api-key-note`,class:`hint`},`Use a key of your organisation with the scope \u201cread\u201d. It stays in this tab until you close the tab or sign out. The operator of this server creates keys with `,e(`code`,{},`POST /v1/keys`),`.`));i.addEventListener(`submit`,e=>{e.preventDefault();let r=n.value.trim();if(!at(r))return a(`A key has only ASCII characters and no spaces. Copy it again.`);n.value=``,t(r)});function a(e){r.textContent=e,n.setAttribute(`aria-invalid`,String(e!==``)),n.focus()}return{root:i,ask:a}}function ws(t,n,r,i){let a=Object.keys(r),o=e(`select`,{id:t},...a.map(t=>e(`option`,{value:t},r[t])));return o.addEventListener(`change`,()=>i(o.value)),{root:Ts(t,n,o),select:o}}let Ts=(t,n,r)=>e(`span`,{class:`choice`},e(`label`,{for:t},n),r);function Es(t,n){let r=e(`input`,{id:`branch`,class:`branch`,type:`search`,list:`branches`,placeholder:`All branches`,autocomplete:`off`,spellcheck:`false`}),i=e(`datalist`,{id:`branches`}),a,o=``;async function s(){if(a===o)return;let t=o;a=t,i.replaceChildren();try{let r=await n();a===t&&i.replaceChildren(...r.map(t=>e(`option`,{value:t})))}catch{a===t&&(a=void 0)}}r.addEventListener(`focus`,()=>void s()),r.addEventListener(`change`,()=>t(r.value.trim())),r.addEventListener(`search`,()=>{r.value===``&&t(``)});let c=Ts(`branch`,`Branch`,r);return c.classList.add(`branch-choice`),c.append(i),{root:c,show(e){o=JSON.stringify([e.org,e.project,e.module,e.range,e.from,e.to]),(document.activeElement!==r||r.value.trim()!==e.branch)&&(r.value=e.branch)}}}let Ds={org:`Organisation`,project:`Project`,module:`Module`,pipeline:`Pipeline`};function Os(t){let n=new Intl.Collator(`en`,{numeric:!0}),r=_e.map(n=>{let r=e(`select`,{id:n});return r.addEventListener(`change`,()=>t(n,r.value)),{name:n,select:r,root:e(`div`,{class:`coordinate`},e(`label`,{for:n},Ds[n]),r)}});function i(t,r,i){let a=[...new Set(r===``?i:[...i,r])].sort(n.compare);[...t.options].map(e=>e.value).join(`\n`)!==a.join(`\n`)&&t.replaceChildren(...a.map(t=>e(`option`,{value:t},t))),t.value=r}return{root:e(`div`,{class:`coordinates`,role:`group`,\"aria-label\":`Source of the results`},...r.map(({root:e})=>e)),show(e,t){for(let{name:n,select:a,root:o}of r)i(a,e[n],we(t,e,n)),o.hidden=n===`pipeline`&&e.view!==`jobs`}}}function ks(n,{refresh:r,now:i,readBranches:a}){let o=[],s=Os((e,t)=>{let{org:r,project:i,module:a,pipeline:s}=Ee(o,n.state(),e,t);n.change({org:r,project:i,module:a,pipeline:s,branch:``,item:``,query:``},`push`)}),c=Es(e=>n.change({branch:e},`push`),a),l=ws(`range`,`Range`,ae,e=>n.change({...As(n.state(),e,i()),range:e},`push`)),u=ws(`interval`,`Interval`,ue,e=>n.change({interval:e},`push`)),d=ws(`by`,`Jobs by`,{jobName:`Name`,runner:`Runner`},e=>n.change({by:e,item:``},`push`)),f=js(`from`,e=>n.change({from:e},`push`)),p=js(`to`,e=>n.change({to:e},`push`)),m=e(`span`,{class:`days`},Ts(`from`,`From`,f),Ts(`to`,`To`,p)),h=e(`div`,{class:`choices`},c.root,l.root,m,u.root,d.root,t(`Refresh`,{class:`refresh`},r)),g=Object.keys(ve).map(t=>({name:t,link:e(`a`,{},ve[t])}));return{root:e(`div`,{class:`toolbar`},s.root,e(`div`,{class:`toolbar-row`},e(`nav`,{class:`views`,\"aria-label\":`Views`},...g.map(({link:e})=>e)),h)),show(e,t){o=t,s.show(e,o),c.show(e),l.select.value=e.range,u.root.hidden=e.view===`flaky`||e.view===`causes`,u.select.value=e.interval,d.select.value=e.by,f.value=e.from,p.value=e.to,m.hidden=e.range!==`custom`,d.root.hidden=e.view!==`jobs`;for(let{name:t,link:r}of g)r.href=n.link({view:t,item:``,query:``}),t===e.view?r.setAttribute(`aria-current`,`page`):r.removeAttribute(`aria-current`)}}}function As(e,t,n){if(t!==`custom`)return{from:``,to:``};let{fromTs:r,toTs:i}=oe(e,n);return{from:L(r),to:L(i-1)}}function js(t,n){let r=e(`input`,{id:t,type:`date`,min:`2000-01-01`,max:`2999-12-31`});return r.addEventListener(`change`,()=>{r.value!==``&&r.validity.valid&&n(r.value)}),r}let Ms=6e4,Ns=()=>Math.ceil(Date.now()/Ms)*Ms;function Ps(n,a){let s=tt(),l=st(),u=r();ot(window,s),window.addEventListener(`hashchange`,()=>{ot(window,s)&&j()});let d=i(window,{read:R,write:xe},x),f=ks(d,{refresh:A,now:Ns,readBranches:k}),p=e(`div`,{class:`content`}),m=Cs(e=>{s.write(e),j(),a.focus()}),h=t(`Sign out`,{class:`sign-out`},()=>{s.forget(),l.forget(),M(``)}),g=e(`div`,{class:`settings`}),v=it(()=>{let e=d.state();f.show(e,v.current()??[]),Se(e)!==void 0&&S(e)},e=>{Se(d.state())!==void 0&&T(e)}),y,b;function x(e){let t=s.read();if(t===void 0){M(``);return}h.hidden=!1,f.show(e,v.current()??[]),f.root.isConnected||a.replaceChildren(f.root,p),v.loadOnce(t);let n=qo(e),r=e=>e!==void 0&&n.includes(e.key);Se(e)===void 0?b!==void 0&&r(b)?(r(y)||O(),E(b.view,e)):r(y)||C(t,e):S(e)}function S(e){O(),Fs(e,void 0);let t=v.current();if(t===void 0){p.setAttribute(`aria-busy`,`true`),b===void 0&&D(Gt());return}let{org:n,project:r,module:i,pipeline:a}=Te(t,e,l.read()),o={...e,org:n,project:r,module:i,pipeline:a};Se(o)===void 0?d.change({org:n,project:r,module:i,pipeline:a},`replace`):D(Kt(o))}async function C(e,t){O();let n={key:qo(t)[0]??``,stop:new AbortController};y=n,p.setAttribute(`aria-busy`,`true`),b===void 0&&D(Gt()),u.announce(`Loading`);try{let r=await xs(Xe(e,n.stop.signal),t,Ns());y===n&&w(e,n.key,r)}catch(e){y===n&&T(e)}}function w(e,t,n){let r=d.state();O();let i=new AbortController,{announce:a}=u,{view:o,hasResults:s,summary:c}=n(r,{address:d,announce:a,api:Xe(e,i.signal)});s&&l.write(r),D(o.root),b={key:t,view:o,stop:i},E(o,r),a(c)}function T(e){if(O(),e instanceof _&&e.status===401){s.forget(),M(`The server rejected this key. Check that it is complete and was not revoked.`);return}let t=e instanceof _?e:new _(0,`This page failed.`,String(e),{cause:e});D(Xt(t,d,A))}function E(e,t){e.show(t),Fs(t,e.root.querySelector(`.item-title`)?.textContent)}function D(e){b?.view.close(),b?.stop.abort(),b=void 0,p.replaceChildren(e)}function O(){y?.stop.abort(),y=void 0,p.removeAttribute(`aria-busy`)}async function k(){let e=s.read(),t=d.state();return e===void 0?[]:rt(Xe(e,AbortSignal.timeout(1e4)),t,Ns())}function A(){let e=s.read(),t=d.state();e===void 0?M(``):(v.reload(e),Se(t)===void 0&&C(e,t))}function j(){v.clear(),O(),D(e(`p`)),x(d.state())}function M(t){v.clear(),O(),D(e(`p`)),h.hidden=!0,a.replaceChildren(m.root),Fs(void 0,void 0),m.ask(t)}a.setAttribute(`tabindex`,`-1`),g.append(h),n.append(g),c(g),o(g,[{key:`/`,title:`go to the search`,action:()=>document.getElementById(`search`)?.focus()},{key:`t`,title:`show tests`,action:()=>d.change({view:`tests`,item:``,query:``},`push`)},{key:`f`,title:`show flaky tests`,action:()=>d.change({view:`flaky`,item:``,query:``},`push`)},{key:`c`,title:`show causes`,action:()=>d.change({view:`causes`,item:``,query:``},`push`)},{key:`j`,title:`show jobs`,action:()=>d.change({view:`jobs`,item:``,query:``},`push`)},{key:`r`,title:`refresh`,action:A},{key:`Escape`,title:`go back to the list`,action:()=>d.change({item:``},d.state().item===``?`replace`:`push`)}]),document.body.append(u.root),x(d.state())}function Fs(e,t){let n=[t,e?.module,e?.project,`Build Report`].filter(e=>e!=null&&e!==``);document.title=n.join(` · `)}let Is=document.querySelector(`header`),Ls=document.querySelector(`main`);Is!==null&&Ls!==null&&(Ls.replaceChildren(),Ps(Is,Ls))})();";
		const dashboardStyle = ".uplot,.uplot *,.uplot *::before,.uplot *::after{box-sizing:border-box}.uplot{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,\"Noto Sans\",sans-serif,\"Apple Color Emoji\",\"Segoe UI Emoji\",\"Segoe UI Symbol\",\"Noto Color Emoji\";line-height:1.5;width:min-content}.u-title{text-align:center;font-size:18px;font-weight:bold}.u-wrap{position:relative;user-select:none}.u-over,.u-under{position:absolute}.u-under{overflow:hidden}.uplot canvas{display:block;position:relative;width:100%;height:100%}.u-axis{position:absolute}.u-legend{font-size:14px;margin:auto;text-align:center}.u-inline{display:block}.u-inline *{display:inline-block}.u-inline tr{margin-right:16px}.u-legend th{font-weight:600}.u-legend th > *{vertical-align:middle;display:inline-block}.u-legend .u-marker{width:1em;height:1em;margin-right:4px;background-clip:padding-box !important}.u-inline.u-live th::after{content:\":\";vertical-align:middle}.u-inline:not(.u-live) .u-value{display:none}.u-series > *{padding:4px}.u-series th{cursor:pointer}.u-legend .u-off > *{opacity:0.3}.u-select{background:rgba(0,0,0,0.07);position:absolute;pointer-events:none}.u-cursor-x,.u-cursor-y{position:absolute;left:0;top:0;pointer-events:none;will-change:transform}.u-hz .u-cursor-x,.u-vt .u-cursor-y{height:100%;border-right:1px dashed #607D8B}.u-hz .u-cursor-y,.u-vt .u-cursor-x{width:100%;border-bottom:1px dashed #607D8B}.u-cursor-pt{position:absolute;top:0;left:0;border-radius:50%;border:0 solid;pointer-events:none;will-change:transform;background-clip:padding-box !important}.u-axis.u-off,.u-select.u-off,.u-cursor-x.u-off,.u-cursor-y.u-off,.u-cursor-pt.u-off{display:none}:root{color-scheme:light dark;--bg:light-dark(#ffffff,#0e1116);--sunken:light-dark(#f6f7f9,#14181e);--raised:light-dark(#ffffff,#171c23);--hover:light-dark(#eff2f5,#1c222a);--selected:light-dark(#e6effd,#16294a);--line:light-dark(#e2e6eb,#272e37);--line-strong:light-dark(#cbd2d9,#3a434e);--control:light-dark(#7d8793,#6f7985);--text:light-dark(#1b1f24,#e8ecf1);--text-2:light-dark(#47505b,#b6bfc9);--text-3:light-dark(#5f6873,#949eaa);--accent:light-dark(#0b57d0,#74b3ff);--on-accent:light-dark(#ffffff,#0e1116);--failed:light-dark(#b3191f,#ff8d87);--failed-fill:light-dark(#cf222e,#f2564e);--new:light-dark(#c31f2b,#c93a3a);--on-new:light-dark(#ffffff,#ffffff);--failed-tint:light-dark(#fff0ef,#2d1517);--failed-line:light-dark(#f3c6c4,#5c2a2b);--passed:light-dark(#0f6a37,#5cc98a);--passed-fill:light-dark(#2c9a5e,#37995f);--passed-tint:light-dark(#e9f7ee,#10281a);--flaky:light-dark(#855000,#e6b04a);--flaky-fill:light-dark(#c27500,#d69a2a);--flaky-tint:light-dark(#fff5e2,#2b200c);--flaky-line:light-dark(#efd6a8,#55421a);--skipped:light-dark(#5f6873,#949eaa);--skipped-fill:light-dark(#7d8793,#6f7985);--info:light-dark(#0b57d0,#74b3ff);--info-tint:light-dark(#e6effd,#16294a);--add:light-dark(#e6f6eb,#10281a);--add-word:light-dark(#a9e2bd,#1d5a36);--del:light-dark(#ffecea,#2d1517);--del-word:light-dark(#ffc4bf,#7a2b2b);--sans:system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans\",\"Liberation Sans\",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,\"Liberation Mono\",\"DejaVu Sans Mono\",monospace;--shadow:0 1px 2px light-dark(rgb(20 30 45 / 0.06),rgb(0 0 0 / 0.4))}:root[data-theme=\"light\"]{color-scheme:light}:root[data-theme=\"dark\"]{color-scheme:dark}@media (prefers-contrast:more){:root{--line:var(--control);--line-strong:var(--text-2)}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text)}h1,h2,h3,h4,h5,h6,p,ul,ol,dl,figure{margin:0}h1,h2,h3,h4,h5,h6{font-weight:600}a{color:var(--accent);text-underline-offset:2px}button,select,input{font:inherit;color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}body{font:14px / 20px var(--sans);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased}dd,pre{margin:0}h1{font-size:24px;line-height:32px;letter-spacing:-0.01em}h2{font-size:16px;line-height:24px}h3,h4,h5,h6{font-size:14px;line-height:20px}a{text-decoration:none}a:hover{text-decoration:underline}a.plain{color:inherit}code,pre,kbd,.mono{font-family:var(--mono);font-size:12.5px}code.inline{padding:1px 5px;border-radius:4px;background:var(--hover);overflow-wrap:anywhere}:focus-visible{border-radius:4px}.secondary{color:var(--text-2)}.quiet{color:var(--text-3)}.small{font-size:12px;line-height:16px}.medium{font-size:13px;line-height:20px}.strong{font-weight:600}.nowrap{white-space:nowrap}.ellipsis{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.text-failed{color:var(--failed)}.text-passed{color:var(--passed)}.text-flaky{color:var(--flaky)}.dots > *:not(:last-child)::after{content:\"·\";display:inline-block;margin:0 6px;color:var(--text-3)}.row{display:flex;align-items:center;gap:8px}.wrap{flex-wrap:wrap}.grow{flex:1;min-width:0}.mark{display:block;flex:none;width:16px;height:16px}.mark.large{width:24px;height:24px}.tag{display:inline-flex;align-items:center;height:20px;padding:0 7px;border:1px solid var(--line-strong);border-radius:10px;background:none;color:var(--text-2);font-size:12px;font-weight:500;white-space:nowrap}.tag.new{border-color:transparent;background:var(--new);color:var(--on-new);font-weight:600}.tag.failed{border-color:var(--failed-line);color:var(--failed)}.tag.flaky{border-color:var(--flaky-line);background:var(--flaky-tint);color:var(--flaky)}.tag.passed{border-color:transparent;background:var(--passed-tint);color:var(--passed)}.btn{display:inline-flex;align-items:center;gap:6px;height:32px;padding:0 12px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);color:var(--text);font-size:13px;font-weight:500;white-space:nowrap;cursor:pointer}.btn:hover{background:var(--hover);text-decoration:none}.btn.icon{justify-content:center;width:32px;padding:0;border-color:transparent;background:none;color:var(--text-2)}.btn.icon:hover{background:var(--hover)}.btn.compact{height:28px;padding:0 9px;font-size:12px}.btn.icon.compact{width:28px;padding:0}.field{display:flex;align-items:center;gap:8px;min-width:0;height:32px;padding:0 10px;border:1px solid var(--control);border-radius:6px;background:var(--bg);color:var(--text-3)}.field input{flex:1;min-width:0;border:0;outline:0;background:none;color:var(--text)}.field input::placeholder{color:var(--text-3);opacity:1}.field:focus-within{outline:2px solid var(--accent);outline-offset:-1px}kbd{padding:0 5px;border:1px solid var(--line-strong);border-radius:4px;color:var(--text-3);font-size:11px;line-height:16px}.pick{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 8px 0 10px;border:1px solid var(--line-strong);border-radius:6px;background:var(--raised);font-size:13px;white-space:nowrap;cursor:pointer}.pick:hover{background:var(--hover)}.chips{display:flex;gap:6px;overflow-x:auto;scrollbar-width:none}.chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:32px;padding:0 10px;border:1px solid var(--line-strong);border-radius:16px;background:none;font-size:13px;white-space:nowrap;cursor:pointer}.chip:hover{background:var(--hover)}.chip[aria-pressed=\"true\"]{border-color:var(--accent);background:var(--selected)}.tabs{display:flex;gap:4px;overflow-x:auto;scrollbar-width:none}.tabs a{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 10px;border-bottom:2px solid transparent;color:var(--text-2);font-weight:500;white-space:nowrap;outline-offset:-2px}.tabs a:hover{color:var(--text);text-decoration:none}.tabs a[aria-current]{border-color:var(--accent);color:var(--text)}.count{color:var(--text-3);font-size:12px;font-weight:400}.card{border:1px solid var(--line);border-radius:8px;background:var(--raised);box-shadow:var(--shadow)}.table{width:100%;border-collapse:collapse}.table th{padding:8px 12px;border-bottom:1px solid var(--line);color:var(--text-3);font-size:12px;font-weight:500;line-height:16px;text-align:left;white-space:nowrap}.table td{padding:10px 12px;border-bottom:1px solid var(--line);vertical-align:top}.table tr:last-child > td{border-bottom:0}.table .number{text-align:right;white-space:nowrap}.fill-failed{background:var(--failed-fill);fill:var(--failed-fill)}.fill-passed{background:var(--passed-fill);fill:var(--passed-fill)}.fill-flaky{background:var(--flaky-fill);fill:var(--flaky-fill)}.fill-skipped,.fill-cancelled,.fill-running,.fill-unknown{background:var(--skipped-fill);fill:var(--skipped-fill)}.history{display:block;flex:none}.bar-passed{fill:var(--passed-fill);background:var(--passed-fill)}.bar-flaky{fill:var(--flaky-fill);background:linear-gradient(var(--flaky-fill) 55%,transparent 55% 70%,var(--flaky-fill) 70%)}.bar-failed{fill:var(--failed-fill);background:var(--failed-fill)}.bar-skipped{fill:var(--skipped-fill)}.bar-none{fill:var(--line-strong);background:var(--line-strong)}.history-frame{--bar-gap:3px;--bars:calc(var(--earlier) * (12px + var(--bar-gap)));max-width:calc(var(--bars) + 24px)}.history-frame:has(.short){max-width:none}.history-bars{display:flex;align-items:flex-end;gap:var(--bar-gap);height:28px;padding-right:4px}.bar{position:relative;flex:1 1 0;min-width:0;max-width:12px;border-radius:2px}.bar::before{content:\"\";position:absolute;right:-1.5px;bottom:0;left:-1.5px;height:28px}.bar.bar-passed{height:38%}.bar.bar-flaky{height:68%}.bar.bar-failed{height:100%}.bar.bar-skipped{height:22%;border:1px solid var(--skipped-fill)}.bar.bar-none{height:2px;border-radius:0}.bar:is(:hover,:focus-visible)::after{content:\"\";position:absolute;inset:-3px;border:1.5px solid var(--accent);border-radius:4px}.bar.now{margin-left:8px;outline:2px solid var(--text);outline-offset:2px}.history-row{position:relative}.history-tip{position:absolute;z-index:4;bottom:calc(100% + 8px);left:0;width:max-content;max-width:100%;padding:4px 8px;border-radius:6px;overflow-wrap:anywhere;background:var(--text);color:var(--bg);pointer-events:none}.history-axis{display:flex;justify-content:space-between;margin-top:6px}.history-axis.short{justify-content:flex-start}.history-axis.short > :first-child{flex:none;width:calc(var(--bars) + 8px)}.history-axis .now{color:var(--text);font-weight:600}.text-button{padding:0;border:0;background:none;color:var(--accent);cursor:pointer}.text-button:hover{text-decoration:underline}.box{overflow:hidden;border:1px solid var(--line);border-radius:8px}.box > .box-head,details.box > summary{display:flex;align-items:center;gap:8px;min-height:38px;padding:4px 8px 4px 14px;background:var(--sunken);font-size:13px}.box > .box-head,details.box[open] > summary{border-bottom:1px solid var(--line)}details.box > summary{cursor:pointer;list-style:none;outline-offset:-2px}details.box > summary::-webkit-details-marker{display:none}details.box > summary::before,.chevron::before{content:\"\";flex:none;width:6px;height:6px;margin-right:4px;border:solid var(--text-3);border-width:0 1.5px 1.5px 0;transform:rotate(-45deg)}details.box[open] > summary::before,.chevron[aria-expanded=\"true\"]::before{transform:rotate(45deg) translate(-2px,-2px)}pre.code{padding:10px 0;overflow-x:auto;line-height:20px;tab-size:4;outline-offset:-2px}pre.code .line{display:block;min-width:max-content;padding:0 14px;white-space:pre}.wrapped pre.code .line{min-width:0;white-space:pre-wrap;overflow-wrap:anywhere}pre.code .add{background:var(--add)}pre.code .del{background:var(--del)}pre.code .add b{border-radius:2px;background:var(--add-word);font-weight:600}pre.code .del b{border-radius:2px;background:var(--del-word);font-weight:600}pre.code .gutter{display:inline-block;width:36px;margin-right:14px;color:var(--text-3);text-align:right;user-select:none}pre.code .hit{background:var(--failed-tint);box-shadow:inset 3px 0 var(--failed-fill)}pre.code .library{color:var(--text-3)}.toast{position:fixed;z-index:20;bottom:24px;left:50%;padding:8px 16px;border-radius:8px;background:var(--text);color:var(--bg);font-size:13px;transform:translateX(-50%)}@media (prefers-reduced-motion:no-preference){.btn,.chip,.pick{transition:background-color 120ms ease-out}}@media (pointer:coarse){.btn,.chip,.pick,.field{height:40px}.btn.icon{width:40px}.btn.compact{height:36px}.btn.icon.compact{width:36px}.tabs a{height:44px}}@media (forced-colors:active){.bar{forced-color-adjust:none}.chip[aria-pressed=\"true\"]{forced-color-adjust:none;background:Highlight;color:HighlightText}.chip[aria-pressed=\"true\"] *{color:inherit}}body{font:14px / 1.5 var(--sans)}h1,h2,h3,h4,h5,h6{line-height:1.3}h2{font-size:17px}h3{font-size:14px}code{padding:1px 4px;border-radius:4px;background:var(--sunken)}.hint{color:var(--text-3)}button,select{border:1px solid var(--line);border-radius:6px;background:var(--sunken);cursor:pointer}button:hover,select:hover{background:var(--hover);border-color:var(--control)}.choice,.days{display:inline-flex;align-items:center;gap:6px}.settings{display:flex;align-items:center;gap:8px;color:var(--text-3);font-size:13px}.settings select{background:var(--bg);color:var(--text)}.shortcuts{display:inline-flex;align-items:center;gap:5px;margin-right:10px}.shortcuts input{width:16px;height:16px;margin:4px 0;accent-color:var(--accent)}@media (pointer:coarse){.shortcuts{display:none}}.views{display:flex;max-width:100%;gap:4px;overflow-x:auto;scrollbar-width:none}.views a{flex:none;padding:7px 12px;border:solid transparent;border-width:0 0 2px;border-radius:0;background:none;color:var(--text-3);outline-offset:-3px}.views a:hover{color:var(--text)}.views [aria-current]{border-color:var(--accent);color:var(--text);font-weight:600}.facts{display:flex;flex-wrap:wrap}.facts dt{color:var(--text-3)}.facts dd{margin:0}.chart-cards{display:grid;gap:14px}.chart-card{min-width:0;padding:12px 14px;border:1px solid var(--line);border-radius:8px}.chart-card figcaption{font-weight:600}:root{--edge:max(20px,calc((100% - 1280px) / 2))}h1,h2{overflow-wrap:anywhere}h1{font-size:17px}code{font:12.5px var(--mono)}main:focus{outline:none}.hint{font-size:13px}button,select,input:not([type=\"checkbox\"]){min-height:32px;padding:3px 10px}input:not([type=\"checkbox\"]){border:1px solid var(--control);border-radius:6px;background:var(--bg)}.primary,.primary:hover{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600}header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:6px 16px;padding:8px var(--edge);border-bottom:1px solid var(--line);background:var(--sunken)}.settings{flex-wrap:wrap}.sign-out{order:9;background:var(--bg);color:var(--text)}.sign-in,.notice{max-width:560px;margin:8vh auto;padding:0 20px}.sign-in{display:grid;gap:8px;max-width:420px}.sign-in input{width:100%}.sign-in label{margin-top:8px;font-weight:600}.error{color:var(--failed)}.error:empty{display:none}.notice > * + *{margin-top:12px}.notice > a{display:inline-block}.notice pre{padding:12px 14px;border:1px solid var(--line);border-radius:8px;background:var(--sunken);font:12.5px / 1.6 var(--mono);white-space:pre-wrap;overflow-wrap:anywhere}.notice time{white-space:nowrap}.notice ul{padding-left:20px}.notice li{overflow-wrap:anywhere}.failure h2{color:var(--failed)}.toolbar{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;padding:12px var(--edge) 0;border-bottom:1px solid var(--line)}.toolbar-row,.coordinates,.choices{display:flex;flex-wrap:wrap;align-items:end;gap:8px 12px}.toolbar-row{justify-content:space-between}.coordinate{flex:0 1 220px;display:grid;min-width:120px}.coordinate select{width:100%;text-overflow:ellipsis}.coordinate label{color:var(--text-3);font-size:12.5px}.choices{align-items:center;padding-bottom:8px}.choice,.days{flex-wrap:wrap}.choice label{color:var(--text-3);font-size:13px}.views a{text-decoration:none}.charts > * + *{margin-top:10px}.panel-failure{padding:24px 0;color:var(--failed)}.panel-failure button{margin-left:8px;color:var(--text)}.chart-card.pending{background:var(--sunken)}.content[aria-busy] .results{opacity:0.55}.results{display:grid;gap:20px;padding:16px var(--edge) 32px}.chart-cards{grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr))}.chart-card{min-height:344px}.chart-card figcaption{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 10px}.chart-card figcaption .hint{font-weight:400}.chart-head{display:grid;gap:2px;margin:2px 0 6px;font-size:13px}.readout{color:var(--text-3);font-variant-numeric:tabular-nums}.legend{display:flex;flex-wrap:wrap;gap:2px 14px;padding:0;list-style:none}.legend li{white-space:nowrap}.number{display:inline-block;min-width:5.5ch;font-variant-numeric:tabular-nums;font-weight:600}.key{display:inline-block;width:10px;height:10px;margin-right:6px;border-radius:2px;forced-color-adjust:none}.fill-successful{background-color:var(--passed-fill)}.fill-failed{background-color:var(--failed-fill)}.fill-skipped{background-color:light-dark(#afb8c1,#6e7681)}.fill-cancelled{background-color:light-dark(#bf8700,#d29922)}.fill-running,.fill-p50{background-color:var(--accent)}.fill-unknown,.fill-p99{background-color:light-dark(#8250df,#ab7df8)}.fill-p75{background-color:light-dark(#1b7c83,#39c5cf)}.fill-p95{background-color:light-dark(#bc4c00,#f0883e)}.plot{position:relative;min-height:220px;border-radius:4px;overflow:hidden}.axis-colours{position:absolute;border-top:0 solid var(--line);color:var(--text-3)}.numbers{margin-top:8px;font-size:13px}.numbers > summary{width:fit-content;color:var(--text-3);cursor:pointer}.scroll{max-height:320px;margin-top:6px;overflow:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:5px 10px 5px 0;border-bottom:1px solid var(--line);text-align:right;vertical-align:top;font-weight:400}th:first-child{text-align:left}.numbers thead th{color:var(--text-3)}.numbers th{white-space:nowrap}.metrics-head{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;margin-bottom:6px}.search{display:flex;align-items:center;gap:6px}.search label{color:var(--text-3);font-size:13px}.hits{color:var(--text-3)}.metrics thead button{min-height:28px;padding:2px 0;border:0;background:none;color:var(--text-3);font-weight:600;white-space:nowrap}.metrics thead button:hover{color:var(--text);text-decoration:underline}.metrics [aria-sort] button{color:var(--text)}.metrics [aria-sort=\"descending\"] button::after{content:\" \u2193\" / \"\"}.metrics [aria-sort=\"ascending\"] button::after{content:\" \u2191\" / \"\"}.metrics .column-name{width:60%;overflow-wrap:anywhere}.metrics tbody td{white-space:nowrap}.metrics tbody td[colspan]{padding:24px 0;text-align:left;white-space:normal}.metrics tbody tr:hover{background:var(--hover)}.metrics .hint{margin-top:10px}.bad{color:var(--failed);font-weight:600}.more{margin-top:10px}.item{display:grid;gap:12px}.back{width:fit-content}.facts{gap:6px 28px}.facts dt{font-size:12.5px}.facts dd{font-size:16px;font-variant-numeric:tabular-nums}@media (max-width:600px){:root{--edge:12px}.settings label[for=\"theme-choice\"]{position:absolute;clip-path:inset(50%)}.coordinate{flex:1 1 40%;min-width:0}input:not([type=\"checkbox\"]){font-size:16px;width:100%}.shortcuts{display:none}.chart-card{padding:10px}.chart-card.pending{min-height:361px}.chart-card.pending + .pending{min-height:400px}.legend{display:grid;grid-template-columns:1fr 1fr}.metrics{font-size:13px}.metrics :is(th,td):last-child{padding-right:0}.column-runs,.column-median{display:none}.metrics .column-name{width:100%}}@media (pointer:coarse){button,select,input:not([type=\"checkbox\"]){min-height:40px}.metrics tbody a{display:inline-block;padding:4px 0}.metrics tbody td{padding-top:9px}}@media (forced-colors:active){.views [aria-current]{border-color:Highlight}}.branch{width:170px}.answer h2{font-size:20px;line-height:28px;letter-spacing:-0.01em}.lead{margin-top:4px;color:var(--text-2)}.definition{max-width:76ch}.suite{display:block;color:var(--text-3);font-size:12px;line-height:16px;overflow-wrap:anywhere}.results :is(p,dd) a,.notice a{text-decoration:underline}code.plain{padding:0;background:none}.card.padded{padding:12px 16px}.card-head{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 12px;margin-bottom:12px}.card-head .text-button{min-height:24px;margin-left:auto;font-size:13px}.card-head .text-button:hover{background:none}.card > .ranking{table-layout:auto}.ranking :is(th,td){padding:10px 12px;text-align:left;vertical-align:top}.ranking .number{display:table-cell;min-width:0;font-weight:400;text-align:right;white-space:nowrap}.ranking thead .number{font-weight:500}.ranking .unit{display:none}.ranking small{font-size:inherit}.ranking tbody .lost{font-weight:600}.ranking tbody .rank{color:var(--text-3)}.ranking .last{white-space:nowrap}.ranking tbody th{width:40%;color:var(--text);font-size:inherit;line-height:inherit;font-weight:500;overflow-wrap:anywhere;white-space:normal}.ranking .suite{font-weight:400}.ranking tbody tr:last-child > *{border-bottom:0}.ranking tbody tr:hover{background:var(--hover)}.causes,.failure-items,.failed-tests{margin:0;padding:0;list-style:none}.cause{display:flex;gap:16px;padding:12px 16px}.cause + .cause{border-top:1px solid var(--line)}.cause-builds{flex:none;width:60px;color:var(--text-3);font-size:12px;text-align:right}.cause-builds b{display:block;color:var(--text);font-size:20px;line-height:24px}.cause-texts{min-width:0;overflow-wrap:anywhere}.cause-texts .dots,.failure-item .dots{margin-top:4px;color:var(--text-2);font-size:13px}.cause-title code,.item-title code{padding:0;background:none}.item-title code{font-size:15px}.figures{margin-top:12px}.figures dd{font-size:20px;line-height:28px;font-weight:600}.figures small{font-size:12px;font-weight:400}.attention{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr));gap:14px}.attention-list{margin:0;padding:0;list-style:none}.attention-list li{padding:8px 0;overflow-wrap:anywhere}.results,.item,.runs{grid-template-columns:minmax(0,1fr)}.item > .suite{margin-bottom:-10px}.runs{display:grid;gap:14px}.runs-pending{min-height:420px;background:var(--sunken);box-shadow:none}.runs .history-bars{gap:3px;height:44px}.runs .bar{max-width:none}.runs .bar::before{height:44px}.runs .box.scroll{overflow:auto}.runs .table :is(th,td){text-align:left;white-space:nowrap}.failure-item{padding:12px 0}.failure-item + .failure-item{border-top:1px solid var(--line)}.failure-line{overflow-wrap:anywhere}.failure-line code{padding:0;background:none}.failure-texts{margin-top:8px}.failure-texts > summary{width:fit-content;color:var(--text-3);font-size:13px;cursor:pointer}.failure-texts .box{margin-top:8px}pre.code.plain{max-height:420px;padding:10px 14px;overflow:auto}.failed-tests li{display:flex;gap:16px;justify-content:space-between;padding:8px 0}@media (max-width:1023px){.ranking .optional{display:none}}@media (max-width:600px){.runs .history-bars{gap:1.5px}.branch-choice{flex:1 1 100%;flex-wrap:nowrap}.ranking thead{display:none}.ranking tr{display:flex;flex-wrap:wrap;gap:2px 16px;padding:12px 16px;border-bottom:1px solid var(--line)}.ranking :is(tbody th,td){padding:0;border:0}.ranking .unit{display:inline}.ranking tbody th{flex:1 0 100%;width:auto}.ranking .last{margin-left:auto}.ranking tbody tr:last-child{border-bottom:0}}";
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
			["merges two carts for a customer", .06],
			["offers the cheapest carrier for a guest", .05],
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
		const brokenTopic = "fix/empty-cart";
		const topicDays = 6;
		const isTopicBroken = ({ age }) => age <= topicDays;
		const incidents = [
			{
				module: "app",
				tests: "reads a QR code",
				from: 5,
				to: 3,
				failure: ["No QR code was found in the picture", "ScanError: No QR code was found in the picture\n    at scan (app/src/scanner.ts:88:11)"]
			},
			{
				module: "checkout",
				tests: "rounds to the cent",
				ref: "main",
				from: 1,
				to: 1,
				failure: ["expected 17.95 to be 17.96", "AssertionError: expected 17.95 to be 17.96\n    at roundToCent (checkout/src/prices.ts:27:9)\n    at tests/%s:42:18"]
			},
			{
				module: "checkout",
				tests: "keeps the items",
				ref: brokenTopic,
				from: topicDays,
				to: 0,
				failure: ["expected [] to have a length of 2 but got 0", "AssertionError: expected [] to have a length of 2 but got 0\n    at tests/%s:19:27"]
			}
		];
		const incidentFailure = (module, test, ref, { age }) => incidents.find((each) => each.module === module.name && test.name.startsWith(each.tests) && (each.ref === undefined || each.ref === ref) && age <= each.from && age >= each.to)?.failure;
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
			brokenTopic
		];
		const otherJobs = {
			lint: 42e3,
			build: 128e3
		};
		const setUpMs = 35e3;
		const maximumUnitTestMs = 250;
		const failures = [["expected 3 to be 2", "AssertionError: expected 3 to be 2\n    at Object.<anonymous> (tests/%s:48:21)"], ["Cannot read properties of undefined (reading 'id')", "TypeError: Cannot read properties of undefined (reading 'id')\n    at tests/%s:31:40"]];
		const flakyFailure = ["The element \"Continue\" did not appear within 5,000 ms", "TimeoutError: waiting for selector \"Continue\"\n    at tests/%s:112:9"];
		const outageFailure = ["connect ECONNREFUSED 10.0.4.17:5432", "Error: connect ECONNREFUSED 10.0.4.17:5432\n    at TCPConnectWrap.afterConnect"];
		function runRecords(run) {
			const { project, module, pipeline, build, day, startedAt } = run;
			const random = createRandom(`${project} ${module.name} ${build}`);
			const usualRef = pipeline === "nightly" || random.chance(.55) ? "main" : random.pick(branches);
			const ref = isTopicBroken(day) && build.endsWith("01.1") ? brokenTopic : usualRef;
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
					...resultOf(test, run, {
						ref,
						isChanged: broken.has(test.id),
						slowness: runner.slowness
					}, random)
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
			const commit = (0, external_node_crypto_.createHash)("sha1").update(`${project} ${build}`).digest("hex");
			const url = `https://ci.example/${project}/runs/${build.split(".")[0]}`;
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
					commit,
					url,
					duration
				}
			];
		}
		function resultOf(test, { module, day }, { ref, isChanged, slowness }, random) {
			if (test.isSkipped) return {
				status: "skipped",
				message: "Not fixed yet"
			};
			const duration = Math.round(10 * test.usualMs * slowness * slownessOf(module, test, day) * random.logNormal(.18)) / 10;
			const isCutOff = isOutage(day) && random.chance(.4);
			if (isCutOff) return failureOf(test, outageFailure, duration + 3e4);
			const isShaky = random.chance(test.flakiness);
			const incident = incidentFailure(module, test, ref, day);
			if (incident !== undefined) return failureOf(test, incident, duration);
			if (!isShaky && !isChanged) return {
				status: "successful",
				duration
			};
			const failure = failureOf(test, isShaky ? flakyFailure : random.pick(failures), duration);
			if (!isShaky || !random.chance(.33)) return failure;
			const { cause: _, ...attempt } = failure;
			return {
				status: "successful",
				duration: 2 * duration,
				flaky: true,
				attempts: [attempt]
			};
		}
		function failureOf({ file }, [message, details], duration) {
			const cause = `1-${(0, external_node_crypto_.createHash)("sha256").update(message).digest("hex").slice(0, 12)}`;
			return {
				status: "failed",
				duration,
				message,
				details: details.replace("%s", file),
				cause
			};
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
			pipeline: "ci",
			branch: "main"
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
		var query_cancelled_error = __webpack_require__(62912);
		var store_busy_error = __webpack_require__(94347);
		var store_limit_error = __webpack_require__(34265);
		var store_unavailable_error = __webpack_require__(61180);
		;
		function sendProblem(problem, request, reply) {
			return reply.code(problem.statusCode).headers(problem.headers).header("x-request-id", request.id).header("cache-control", "no-store").type(problemType).send(Buffer.from(JSON.stringify(problemDocument(problem, problem.statusCode >= 500 ? request.id : undefined))));
		}
		function addErrorHandlers(app) {
			app.setErrorHandler((error, request, reply) => {
				const problem = problemOf(error);
				if (problem.statusCode >= 500 && !(error instanceof query_cancelled_error.g)) request.log.error({ err: error }, problem.message);
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
			if (error instanceof store_limit_error.Z) return unavailable("The query needs too much time or memory. Request a shorter range or a longer interval.", 30, error);
			if (error instanceof store_busy_error.V) return tooManyRequests("Too many queries of this organisation are waiting. Retry later, and send fewer at once.", 5);
			if (error instanceof store_unavailable_error.o) return unavailable("The store does not respond.", 5, error);
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
			501: "The store of this server does not support it.",
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
		;
		class BackupUnsupportedError extends Error {
			name = "BackupUnsupportedError";
		}
		;
		const maximumSendingMs = 24 * 60 * 60 * 1e3;
		const retryAfterS = 60;
		function addBackupRoute(app, { store, authentication }) {
			let isRunning = false;
			app.get("/v1/backup", {
				schema: {
					tags: ["operation"],
					security: [{ key: [] }],
					operationId: "backup",
					summary: "A backup of everything",
					description: "Returns a tar archive of the data folder as of one moment, with whole batches only. `build-report backup` checks it as it arrives, and `build-report restore` reads it. Only one backup can run at a time. Requires the administration key.",
					response: {
						200: {
							description: "The backup. Its last file contains the checksums. Without it, the backup is incomplete.",
							content: { "application/x-tar": { schema: build.ZUJ.String({ contentEncoding: "binary" }) } }
						},
						...problemResponses(401, 403, 429, 500, 501, 503)
					}
				},
				onRequest: authentication.administration,
				exposeHeadRoute: false,
				handlerTimeout: maximumSendingMs,
				compress: false
			}, async (_request, reply) => {
				if (isRunning) throw unavailable("Another backup is running. Only one can run at a time.", retryAfterS);
				isRunning = true;
				try {
					const backup = await store.backup();
					backup.once("close", () => {
						isRunning = false;
					});
					return reply.header("cache-control", "no-store").type("application/x-tar").send(backup);
				} catch (error) {
					isRunning = false;
					if (!(error instanceof BackupUnsupportedError)) throw error;
					throw new HttpProblem(501, "This server keeps its history in a ClickHouse server. Make a backup there, with its statement BACKUP DATABASE.", { cause: error });
				}
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
		const export_route_maximumSendingMs = 24 * 60 * 60 * 1e3;
		function addExportRoute(app, { store, authentication }) {
			app.get("/v1/data/records", {
				schema: {
					tags: ["data"],
					security: [{ key: [] }],
					operationId: "exportRecords",
					summary: "All records of the organisation",
					description: "Returns every record of the organisation that the key belongs to, or of its project if the key is restricted to one, as newline-delimited JSON, which `POST /v1/data/records` accepts. It contains all records that were stored before the request, and perhaps some that are stored during it. If it fails midway, the connection is closed without the end of the content.",
					response: {
						200: {
							description: "The records.",
							content: { "application/x-ndjson": { schema: build.ZUJ.String() } }
						},
						...problemResponses(401, 403, 429, 500, 503)
					}
				},
				onRequest: authentication.organisation("read"),
				exposeHeadRoute: false,
				handlerTimeout: export_route_maximumSendingMs
			}, async ({ organisationKey, signal }, reply) => {
				const { org = "", project } = organisationKey ?? {};
				const records = await store.exportRecords({
					org,
					project
				}, signal);
				return reply.header("cache-control", "no-store").type("application/x-ndjson; charset=utf-8").send(external_node_stream_.Readable.from(records, { objectMode: false }));
			});
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
		class StoreNotReadyError extends store_unavailable_error.o {
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
		;
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
		var batch_conflict_error = __webpack_require__(46575);
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
					throw error instanceof batch_conflict_error.x ? otherContent(givenKey, error) : error;
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
			addExportRoute(app, context);
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
			addBackupRoute(app, context);
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
		var coalesce = __webpack_require__(16533);
		var long_statement = __webpack_require__(2275);
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
			const readMarkOnce = (0, coalesce.Y)(async () => {
				if (complete === undefined) await readMark();
			});
			const storedNow = () => {
				lastStored = Math.max(lastStored, Math.floor(now() / 1e3));
				return lastStored;
			};
			const search = (0, coalesce.Y)(async (batches) => {
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
				await (0, long_statement.Y)(client, `INSERT INTO batches SELECT batch, content, project, module, max(records.stored) FROM records
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
			const update = (0, coalesce.Y)(async () => {
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
			const check = (0, coalesce.Y)(checkNew);
			const begin = (0, coalesce.Y)(async () => {
				const query = "SELECT toString(max(max_block_number)) AS block FROM system.parts WHERE database = currentDatabase() AND table = 'records'";
				checkedBlock ??= BigInt((await select(query))[0]?.block ?? 0);
			});
			return async () => {
				if (checkedBlock === undefined) await begin();
				const before = damaged;
				return async () => {
					await check();
					if (damaged !== before) throw new store_unavailable_error.o("The files of new records could not be written: the disk is full or failing, or a quota or a process limit is reached.");
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
		const conflict = () => new batch_conflict_error.x("The key of the batch was already used for other content.");
		const shortHash = (text) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("hex").slice(0, 32);
		var engine_error = __webpack_require__(76096);
		;
		const pageLength = 4 * 1024 * 1024;
		const firstRows = 1e3;
		const maximumRows = 2e4;
		const optionalCounters = new Set([
			"line",
			"column",
			"attempt",
			"size"
		]);
		const coordinates = new Set([
			"org",
			"project",
			"module",
			"pipeline",
			"job",
			"build",
			"ref"
		]);
		async function* exportRecords(run, { org, project }) {
			const condition = project === undefined ? "" : " AND records.project = {project:String}";
			const { rows } = await run({
				sql: `SELECT project, module FROM records WHERE records.org = {org:String}${condition} GROUP BY project, module ORDER BY project, module`,
				parameters: project === undefined ? { org } : {
					org,
					project
				}
			});
			for (const place of rows) {
				for (const kind of Object.keys(schema.Gg)) yield* recordsOfKind(run, {
					...place,
					org
				}, kind);
			}
		}
		async function* recordsOfKind(run, place, kind) {
			let [timestamp, arrived, maximum] = [
				Number.MIN_SAFE_INTEGER,
				-1,
				firstRows
			];
			for (;;) {
				let page;
				try {
					page = await run(pageQuery(place, kind, {
						timestamp,
						arrived,
						maximum
					}));
				} catch (error) {
					if (!(error instanceof store_limit_error.Z) || maximum === 1) throw error;
					maximum = Math.ceil(maximum / 8);
					continue;
				}
				const { rows, length } = page;
				const last = rows.at(-1);
				if (last === undefined) return;
				yield rows.map((row) => `${JSON.stringify(recordOf(row, kind))}\n`).join("");
				if (rows.length < maximum) return;
				timestamp = Number(last.timestamp);
				arrived = Number(last.arrived);
				maximum = Math.max(1, Math.min(maximumRows, Math.floor(pageLength / length * rows.length)));
			}
		}
		function pageQuery(place, kind, { timestamp, arrived, maximum }) {
			const columns = export_records_fieldsOf(kind).map((name) => name === "value" ? "if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value" : `records.${name} AS ${name}`);
			const [following, order] = kind === "job" ? ["records.arrived > {arrived:Int64}", "records.arrived"] : ["records.timestamp >= {timestamp:Int64} AND (records.timestamp > {timestamp:Int64} OR records.arrived > {arrived:Int64})", "records.timestamp, records.arrived"];
			return {
				sql: `SELECT ${columns.join(", ")}, records.arrived AS arrived
FROM records
WHERE records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = '${kind}'
  AND ${following}
ORDER BY ${order}
LIMIT ${maximum} WITH TIES`,
				parameters: {
					...place,
					timestamp,
					arrived
				}
			};
		}
		const export_records_fieldsOf = (kind) => Object.keys(schema.Gg[kind].properties).filter((name) => !leftOutFields.has(name));
		function recordOf(row, kind) {
			const required = new Set(schema.Gg[kind].required);
			const fields = export_records_fieldsOf(kind).filter((name) => required.has(name) || coordinates.has(name) || !isDefault(name, row[name])).map((name) => [name, name === "attempts" ? JSON.parse(String(row[name])) : row[name]]);
			return Object.fromEntries(fields);
		}
		function isDefault(name, value) {
			if (value === null || value === "" || value === false) return true;
			if (typeof value === "object") return Object.keys(value).length === 0;
			return value === 0 && optionalCounters.has(name);
		}
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
				throw (0, engine_error.Lk)(error);
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
				throw (0, engine_error.Lk)(error);
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
				throw (0, engine_error.Lk)(error);
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
		var backup_format = __webpack_require__(78620);
		var promises_ = __webpack_require__(46466);
		var tar_stream = __webpack_require__(56118);
		;
		function packBackup(manifest, files) {
			const archive = (0, tar_stream.pack)();
			const mtime = new Date(manifest.createdAt);
			const add = async (name, content, size) => {
				const hash = (0, external_node_crypto_.createHash)("sha256");
				const hashed = async function* (chunks) {
					for await (const chunk of chunks) {
						hash.update(chunk);
						yield chunk;
					}
				};
				await (0, promises_.pipeline)(content, hashed, archive.entry({
					name,
					size,
					mode: 384,
					mtime
				}));
				return hash.digest("hex");
			};
			const addText = (name, text) => add(name, external_node_stream_.Readable.from([Buffer.from(text)]), Buffer.byteLength(text));
			const fill = async () => {
				await addText(backup_format.vS, `${JSON.stringify(manifest)}\n`);
				const checksums = [];
				for await (const { path, source, bytes } of files) {
					const content = bytes === 0 ? external_node_stream_.Readable.from([]) : (0, external_node_fs_.createReadStream)(source, { end: bytes - 1 });
					checksums.push((0, backup_format.Ut)(path, await add(path, content, bytes)));
				}
				await addText(backup_format.uw, checksums.join(""));
				archive.finalize();
			};
			fill().catch((error) => archive.destroy(error));
			return external_node_stream_.Readable.from(archive, { objectMode: false });
		}
		;
		async function backupFolder({ snapshot }, now) {
			if (snapshot === undefined) throw new BackupUnsupportedError("The store is a ClickHouse server.");
			const createdAt = now();
			const { schemaVersion, files, remove } = await snapshot();
			return packBackup({
				format: backup_format.sX,
				version: package_0.rE,
				schemaVersion,
				createdAt
			}, files).once("close", () => void remove().catch(() => {}));
		}
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
		var migrations = __webpack_require__(60705);
		var open_connection = __webpack_require__(98446);
		var consumers_ = __webpack_require__(38321);
		;
		async function readPage(connection, query, caller, limits) {
			const stream = await jsonLines(connection, query, caller, limits);
			const lines = await (0, consumers_.text)(stream).catch((error) => {
				throw (0, engine_error.Lk)(error);
			});
			return {
				rows: lines.split("\n").flatMap((line) => line === "" ? [] : [JSON.parse(line)]),
				length: lines.length
			};
		}
		async function startedIteration(items) {
			const first = await items.next();
			return (async function* () {
				if (first.done) return;
				yield first.value;
				yield* items;
			})();
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
		var table_layout = __webpack_require__(49336);
		;
		const lastSecond = 2 ** 32 - 1;
		async function applyRetention(client, layout, retentionMs) {
			const seconds = retentionMs === undefined ? undefined : Math.min(Math.max(Math.ceil(retentionMs / 1e3), 1), lastSecond);
			await setExpiry(client, layout, (0, table_layout.T8)(layout), "intDiv(timestamp, 1000)", seconds);
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
			await client.command({ query: `ALTER TABLE ${table}${(0, table_layout.mx)(layout)} ${change}` });
		}
		const expiry = (time, seconds) => `toDateTime(greatest(0, least(${lastSecond - seconds}, ${time}))) + toIntervalSecond(${seconds})`;
		;
		async function applyAsyncInserts(client, layout, asyncInserts) {
			if (layout.cluster === undefined) return;
			const table = (0, table_layout.T8)(layout);
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
			await client.command({ query: `ALTER TABLE ${table}${(0, table_layout.mx)(layout)} ${change}` });
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
			const connection = await (0, open_connection.J)(place, cluster);
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
					await (0, migrations._)(client, layout, migrations.w, report);
					await applyRetention(client, layout, retentionMs);
					await applyAsyncInserts(client, layout, asyncInserts);
					await index.update();
				}),
				checkReadiness: (0, coalesce.Y)(() => checkReadiness(connection, keyTable)),
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
				exportRecords: translated(async (parameters, signal) => {
					const run = (query) => readPage(connection, query, {
						organisation: parameters.org,
						signal
					}, limits);
					return startedIteration(exportRecords(run, parameters));
				}),
				backup: translated(() => backupFolder(connection, now)),
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
				throw (0, engine_error.v_)(error);
			}
		};
		var cli_log = __webpack_require__(87644);
		var cli_options = __webpack_require__(60776);
		var store_place = __webpack_require__(88613);
		;
		async function serveCommand(options, { env, cwd, stdout, stderr, signal }) {
			const { host, cluster, asyncInserts, trustProxy = false, demo = false, quiet = false } = options;
			const port = readPort(options.port);
			const retentionMs = options.retention === undefined ? undefined : readRetention(options.retention);
			const isTemporary = demo && options.data === undefined && options.store === undefined;
			const temporaryFolder = isTemporary ? (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), "build-report-demo-")) : undefined;
			try {
				const place = (0, store_place.F)(temporaryFolder === undefined ? options : {
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
				const notifier = createServiceNotifier(env, (reason) => stderr.write(`warning: ${reason}\n`));
				signal?.addEventListener("abort", () => void notifier.stopping(), { once: true });
				const onListening = (url) => {
					void notifier.ready(() => store.checkReadiness().catch(() => {}));
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
				if (!(error instanceof store_unavailable_error.o)) throw error;
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
