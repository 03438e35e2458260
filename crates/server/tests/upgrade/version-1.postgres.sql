--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    identity text NOT NULL COLLATE pg_catalog."C",
    folded text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: chat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.chat (
    table_id text NOT NULL COLLATE pg_catalog."C",
    n bigint NOT NULL,
    at bigint NOT NULL,
    author text NOT NULL,
    line text NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    table_id text NOT NULL COLLATE pg_catalog."C",
    n bigint NOT NULL,
    line text NOT NULL
);


--
-- Name: identities; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.identities (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL,
    created bigint NOT NULL,
    linked_to text COLLATE pg_catalog."C"
);


--
-- Name: records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.records (
    id text NOT NULL COLLATE pg_catalog."C",
    record text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    table_id text NOT NULL COLLATE pg_catalog."C",
    seat bigint NOT NULL,
    identity text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: secret; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secret (
    id bigint NOT NULL,
    bytes bytea NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    game text NOT NULL,
    header text NOT NULL,
    seed bytea NOT NULL,
    seats text NOT NULL,
    status text NOT NULL,
    summary text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    chats bigint DEFAULT 0 NOT NULL
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-16 19:06:22.382726+00', true, '\xcbba1f36820e2c82e8bc588998e685a5519633eb5787f0cddb73d98f826117fabdea3dac6b5cbe91568755c493b81ed6', 64011310);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES ('d4d2c724794b169e6ea8c292ff043939', 'ada', '$argon2id$v=19$m=19456,t=2,p=1$o2XBRDl3IBpduxtZoBAmxw$DxPc1zC2el3GdsNkv6bEe0wlFUOVi+FWLBPbM+k62eA', 1794855986242);


--
-- Data for Name: chat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.chat VALUES ('dgmj35mnfv4r', 1, 1794855986694, 'ada', 'to be continued');
INSERT INTO public.chat VALUES ('zusm5crvu3xm', 1, 1794855987572, 'ada', 'to be continued');
INSERT INTO public.chat VALUES ('9ygyhkgev5q4', 1, 1794855988939, 'ada', 'to be continued');
INSERT INTO public.chat VALUES ('ebjvtp9xczi8', 1, 1794855989604, 'ada', 'to be continued');
INSERT INTO public.chat VALUES ('3xxtjwezxxbq', 1, 1794855991666, 'ada', 'to be continued');
INSERT INTO public.chat VALUES ('ugnne5u43aif', 1, 1794855992284, 'ada', 'to be continued');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 1, '{"format":1,"game":"microscopic","rules":1,"setup":{"first":null,"level":"normal","players":2,"variant":"standard"},"seats":["ada","bot:greedy"],"commitment":"afa08c590181e10ecda0dc8141e0ebd79c7f637c540c77ed506e6cf8e2c07f20","sum":"cce1782c"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 2, '{"n":0,"deed":"start","luck":[["setup",[1,0,1]],["deck",[4,2,1,0,6,9]]],"digest":"d3e667807804bc04","at":1794855986293,"sum":"4bcca816"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 3, '{"n":1,"seat":1,"deed":{"act":"gene simple-draw"},"digest":"d56cca5d230f75da","at":1794855986302,"sum":"039fe08a"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 4, '{"n":2,"seat":1,"deed":{"act":"gene cold-discount"},"digest":"99d6b5f03b6aded6","at":1794855986307,"sum":"b391da3a"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 5, '{"n":3,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[16,19,18,14]]],"digest":"3dd8edbdb1935051","at":1794855986310,"sum":"cea95a13"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 6, '{"n":4,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[4,6]]],"digest":"1f98ef3e2cc17e03","at":1794855986368,"sum":"46393245"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 7, '{"n":5,"seat":0,"deed":{"act":"discard simple"},"digest":"5fa034664497febf","at":1794855986379,"sum":"7d14d0cf"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 8, '{"n":6,"seat":0,"deed":{"act":"discard simple"},"digest":"1ba5e9c1a51b078a","at":1794855986387,"sum":"9e74ce1a"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 9, '{"n":7,"seat":1,"deed":{"act":"gene heat-draw"},"digest":"e65aa15ec20096f9","at":1794855986395,"sum":"b64452fc"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 10, '{"n":8,"seat":1,"deed":{"act":"gene water-discount"},"digest":"9ce47f120cfce936","at":1794855986402,"sum":"b55e9bf5"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 11, '{"n":9,"seat":1,"deed":{"act":"cell water paying simple-draw+cold-discount+heat-draw+water-discount"},"digest":"37fba8040080c183","at":1794855986414,"sum":"b46cdef5"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 12, '{"n":10,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[17,14]]],"digest":"f28c68152716a937","at":1794855986420,"sum":"acd3f253"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 13, '{"n":11,"seat":0,"deed":{"act":"gene simple-discount"},"digest":"e17b39b8d4c4e5b6","at":1794855986456,"sum":"3293956c"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 14, '{"n":12,"seat":0,"deed":{"act":"gene cold-discount"},"digest":"cd551b964c25ea16","at":1794855986467,"sum":"4ca14081"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 15, '{"n":13,"seat":0,"deed":{"act":"gene simple-replace"},"digest":"1a0e84a0ec8e6e08","at":1794855986475,"sum":"00314abb"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 16, '{"n":14,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[10,24,26]]],"digest":"a1bca234f91e03f6","at":1794855986482,"sum":"304b0611"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 17, '{"n":15,"seat":1,"deed":{"act":"gene photosynthetic"},"digest":"05cb2f544bb88ad2","at":1794855986503,"sum":"bb876899"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 18, '{"n":16,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[26,13]]],"digest":"4488c9905a762fec","at":1794855986511,"sum":"e13b4142"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 19, '{"n":17,"seat":0,"deed":{"act":"virus water of 1"},"digest":"a6e0fe3b5951257b","at":1794855986565,"sum":"bcf5f8a6"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 20, '{"n":18,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[10,10]]],"digest":"4a7e78ec8034ee8e","at":1794855986576,"sum":"8fb7c76b"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 21, '{"n":19,"seat":1,"deed":{"act":"gene water-draw"},"digest":"2b08ff97f6ea9e2b","at":1794855986582,"sum":"065ed3e8"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 22, '{"n":20,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[3,0]]],"digest":"002454a2db615029","at":1794855986594,"sum":"d8efcd1b"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 23, '{"n":21,"seat":1,"deed":{"act":"discard simple-draw"},"digest":"3aa95c500625edf6","at":1794855986598,"sum":"ea049575"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 24, '{"n":22,"seat":0,"deed":{"act":"draw"},"luck":[["deck",[0,17]]],"digest":"c7c8a759f43fff90","at":1794855986643,"sum":"f37e28d5"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 25, '{"n":23,"seat":0,"deed":{"act":"discard photosynthetic"},"digest":"3a1c5ea71a248ee0","at":1794855986656,"sum":"0b798535"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 26, '{"n":24,"seat":0,"deed":{"act":"discard simple-draw"},"digest":"91c301b76e0c3c95","at":1794855986679,"sum":"cfb15a9e"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 27, '{"n":25,"seat":1,"deed":{"act":"gene simple-double"},"digest":"7ee8f04d343eeec4","at":1794855986690,"sum":"82bbe251"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 28, '{"n":26,"seat":1,"deed":{"act":"draw"},"luck":[["deck",[26,10]]],"digest":"4c7aff5d85f55433","at":1794855986714,"sum":"e7ee4ba5"}');
INSERT INTO public.entries VALUES ('dgmj35mnfv4r', 29, '{"n":27,"seat":1,"deed":{"act":"discard heat-discount"},"digest":"4532c93fe00a6766","at":1794855986718,"sum":"f9151fc3"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 1, '{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":3,"scores":true},"seats":["ada","bot:random","bot:random"],"commitment":"6508a720e108e5614cc11aa6f81729307378c1873ff85eeaca2bea1f582f38d4","sum":"fc99d325"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 2, '{"n":0,"deed":"start","luck":[["tiles",[18,44,23,39,58,4,47]],["setup",[0]]],"digest":"806ce2a29cca822e","at":1794855987231,"sum":"7029e341"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 3, '{"n":1,"seat":0,"deed":{"act":"take 5"},"digest":"9dd6d1ff7035c466","at":1794855987255,"sum":"5cbac232"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 4, '{"n":2,"seat":1,"deed":{"act":"take 6"},"digest":"83173e574d68c4ef","at":1794855987264,"sum":"9b85df9d"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 5, '{"n":3,"seat":2,"deed":{"act":"take 3"},"digest":"a1c73f658c73b276","at":1794855987274,"sum":"08176ec7"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 6, '{"n":4,"seat":2,"deed":{"act":"leave"},"digest":"31f42d47bbee2fe6","at":1794855987277,"sum":"d477fa96"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 7, '{"n":5,"seat":0,"deed":{"act":"take 1"},"digest":"d3e3866927472a5d","at":1794855987315,"sum":"c4e7e7e2"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 8, '{"n":6,"seat":0,"deed":{"act":"place left"},"digest":"545ab871ac4eb81e","at":1794855987323,"sum":"9a9d1530"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 9, '{"n":7,"seat":1,"deed":{"act":"take 3 with architect"},"digest":"a6949542b8db16f5","at":1794855987341,"sum":"d851cb86"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 10, '{"n":8,"seat":1,"deed":{"act":"place right"},"digest":"798435bb0586aa55","at":1794855987346,"sum":"a1f81fe1"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 11, '{"n":9,"seat":2,"deed":{"act":"take 2"},"digest":"bf3bfaf4041669fc","at":1794855987356,"sum":"2c42d000"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 12, '{"n":10,"seat":2,"deed":{"act":"place left"},"luck":[["tiles",[40,12,16,27,15,45]]],"digest":"ba98618ded729ef0","at":1794855987362,"sum":"6b446595"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 13, '{"n":11,"seat":2,"deed":{"act":"take 6"},"digest":"67c9d37e70ba6f22","at":1794855987366,"sum":"b260dd73"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 14, '{"n":12,"seat":2,"deed":{"act":"place left"},"digest":"d75a2a717df2381b","at":1794855987374,"sum":"e7993915"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 15, '{"n":13,"seat":0,"deed":{"act":"take 4 with architect"},"digest":"731d06abd9c33634","at":1794855987443,"sum":"ea6dea0a"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 16, '{"n":14,"seat":0,"deed":{"act":"place right"},"digest":"65f5b77a240c18ae","at":1794855987458,"sum":"16d79765"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 19, '{"n":17,"seat":2,"deed":{"act":"take 1"},"digest":"856687991a08ac6c","at":1794855987478,"sum":"13857c5c"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 22, '{"n":20,"seat":0,"deed":{"act":"take 1"},"digest":"6e68b0cbd63e9f24","at":1794855987563,"sum":"b2702e06"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 6, '{"n":4,"seat":1,"deed":{"act":"place free-marine-soldier-1 a8"},"digest":"576bbf957b755695","at":1794855988198,"sum":"81e70f04"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 10, '{"n":8,"seat":0,"deed":{"act":"place gomorrian-emasculator-1 r4+r5"},"digest":"0b0f388baead6a73","at":1794855988247,"sum":"e592ce0e"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 14, '{"n":12,"seat":1,"deed":{"act":"order ranger-scout-1 gold"},"digest":"e4540dda2776eddc","at":1794855988282,"sum":"1c04a4a3"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 18, '{"n":16,"seat":1,"deed":{"act":"step b4"},"digest":"8135df95d12f366d","at":1794855988302,"sum":"028c3cd4"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 22, '{"n":20,"seat":0,"deed":{"act":"order ezoghoul-alpha-1 silver"},"digest":"a0e6587e8109cb3e","at":1794855988354,"sum":"60fbeea6"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 26, '{"n":24,"seat":0,"deed":{"act":"step r6+r7"},"digest":"93a16403d2874d14","at":1794855988383,"sum":"f93f5b7b"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 30, '{"n":28,"seat":0,"deed":{"act":"guard"},"digest":"9bc71db220b20f3a","at":1794855988412,"sum":"40451dbe"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 34, '{"n":32,"seat":0,"deed":{"act":"step s3+r4"},"digest":"848bb97f2e27c609","at":1794855988435,"sum":"97962cd2"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 38, '{"n":36,"seat":1,"deed":{"act":"step c7"},"digest":"fb1ccb540ded2413","at":1794855988480,"sum":"056ad975"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 42, '{"n":40,"seat":1,"deed":{"act":"pass"},"digest":"e6d02d2f5942150a","at":1794855988527,"sum":"afea29cd"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 46, '{"n":44,"seat":1,"deed":{"act":"step c6"},"digest":"7a2dc56eed1559e0","at":1794855988546,"sum":"7c6d3018"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 49, '{"n":47,"seat":0,"deed":{"act":"order necromutant-ravager-1 bronze"},"digest":"fe3369aafe35940c","at":1794855988567,"sum":"ccf24486"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 53, '{"n":51,"seat":0,"deed":{"act":"step s9"},"digest":"b61a09ebe933a8b5","at":1794855988590,"sum":"757a514d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 57, '{"n":55,"seat":0,"deed":{"act":"guard"},"digest":"e2f144fed9e62a79","at":1794855988606,"sum":"84d7c81f"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 61, '{"n":59,"seat":1,"deed":{"act":"order ranger-scout-1 gold"},"digest":"3b8c272ca0093ae6","at":1794855988672,"sum":"843ab8c0"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 65, '{"n":63,"seat":1,"deed":{"act":"step a1"},"digest":"8d8c198e4631cc1a","at":1794855988700,"sum":"401d6421"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 69, '{"n":67,"seat":1,"deed":{"act":"order free-marine-soldier-1 silver"},"digest":"533a6cfff16da79e","at":1794855988750,"sum":"2cccc756"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 73, '{"n":71,"seat":0,"deed":{"act":"order gomorrian-emasculator-1 bronze"},"digest":"0e352a3fd2c190de","at":1794855988763,"sum":"a315d412"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 77, '{"n":75,"seat":0,"deed":{"act":"stop"},"digest":"b621781a2f2a1b38","at":1794855988784,"sum":"95f0ae7e"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 81, '{"n":79,"seat":1,"deed":{"act":"step b5"},"digest":"64f522c6658ae113","at":1794855988800,"sum":"f73ba19e"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 85, '{"n":83,"seat":1,"deed":{"act":"step c6"},"digest":"fd8a543bcdef57fd","at":1794855988835,"sum":"dba8d418"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 89, '{"n":87,"seat":0,"deed":{"act":"order ezoghoul-alpha-1 gold"},"digest":"01296f954e590eb2","at":1794855988861,"sum":"aa73bb55"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 93, '{"n":91,"seat":0,"deed":{"act":"step q4"},"digest":"617738eb06e02fad","at":1794855988878,"sum":"518180e8"}');
INSERT INTO public.entries VALUES ('ebjvtp9xczi8', 1, '{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"5-5-5","orders":2,"players":2,"teams":false},"seats":["ada","bot:random"],"commitment":"7f4727b9bec49a66d88cce47fe5cf8f27577e4732236ec677a6e2ac082202a6f","sum":"4c0bd0c7"}');
INSERT INTO public.entries VALUES ('ebjvtp9xczi8', 2, '{"n":0,"deed":"start","luck":[["setup",[0]]],"digest":"afa2957ebbf24e95","at":1794855989461,"sum":"66b0837c"}');
INSERT INTO public.entries VALUES ('ebjvtp9xczi8', 4, '{"n":2,"seat":0,"deed":{"act":"army brotherhood-5"},"luck":[["setup",[0]]],"digest":"dd4e2ef2b5518ee3","at":1794855989557,"sum":"282d1fd2"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 5, '{"n":3,"seat":1,"deed":{"act":"formation line"},"digest":"6242f8a565de0157","at":1794855990177,"sum":"300c674c"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 9, '{"n":7,"seat":1,"deed":{"act":"formation guard"},"digest":"b6dbf97c1bd70ff7","at":1794855990197,"sum":"c6e1b084"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 14, '{"n":12,"seat":1,"deed":{"act":"ready"},"digest":"a2fac0fc584a17f4","at":1794855990222,"sum":"3fe9581a"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 19, '{"n":17,"seat":0,"deed":{"act":"ready"},"luck":[["setup",[1]],["dice",[16,15]]],"digest":"e0e31f102dad87f6","at":1794855990460,"sum":"450247a9"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 24, '{"n":22,"seat":1,"deed":{"act":"shoot digger-b2 28041 884 2000"},"luck":[["hand",[16026812,5287527,10758385,9850996]],["felt",[30,393218,91999,489999,1998,0,32767,393220,183999,489999,1998,0,32767,458753,109999,587999,1998,0,32767,589826,91999,695999,1996,0,32767,1114370,46879,884833,52534,1807555898,4265819800]]],"digest":"a53d5fa66a995bb6","at":1794855990602,"sum":"e46dd65c"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 29, '{"n":27,"seat":0,"deed":{"act":"shoot repulsor-a1 2454 296 2000"},"luck":[["hand",[2398643,13484344,16456929,12212536]],["felt",[18,589825,122538,644199,4212,4292084657,94142418,655361,92632,708717,1996,0,243302188,1048837,72682,662829,1998,3147197486,131072]]],"digest":"c610f8c6d9255c91","at":1794855990776,"sum":"d66f3d01"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 34, '{"n":32,"seat":0,"deed":{"act":"shoot zealot-a1 6962 906 2000"},"luck":[["hand",[4265530,6242295,994512,1644645]],["felt",[6,393217,472310,796566,1998,1998925511,0]],["dice",[16,18]]],"digest":"1faa1059438d929d","at":1794855990901,"sum":"96a5c372"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 39, '{"n":37,"seat":0,"deed":{"act":"shoot repulsor-a1 5168 970 2000"},"luck":[["hand",[3328046,2532679,15179346,11698845]],["felt",[18,393221,730824,149180,1998,4294574074,3575347352,589825,752678,278602,1996,0,2825346387,1245441,658978,34506,1996,131071,381058551]],["dice",[15,15]]],"digest":"4a7f8b04c4a6e3d1","at":1794855991033,"sum":"cc5732d2"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 44, '{"n":42,"seat":1,"deed":{"act":"shoot web-b1 19641 301 2000"},"luck":[["hand",[3395172,8707062,13293422,4982767]],["felt",[12,524291,294043,588025,1998,0,4294148095,1507585,327215,605125,4796,147063067,2369927174]],["dice",[8,5]]],"digest":"18cc2f7afb2f07f4","at":1794855991117,"sum":"ad77c84a"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 49, '{"n":47,"seat":0,"deed":{"act":"shoot warper-a1 28898 270 2000"},"luck":[["hand",[16763083,11827307,5057848,3469298]],["felt",[18,393220,114511,612443,1998,0,4211048422,458753,52073,724525,6000,4294443004,4093149038,1048834,59809,722255,1998,65526,2303930356]]],"digest":"e463f605fa1e4a0b","at":1794855991314,"sum":"0572189e"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 17, '{"n":15,"seat":1,"deed":{"act":"take 1"},"digest":"cd62046bf62a9021","at":1794855987462,"sum":"2ede3836"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 20, '{"n":18,"seat":2,"deed":{"act":"place right"},"digest":"9bd37d96e0851fe4","at":1794855987488,"sum":"880de67b"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 1, '{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"skirmish","orders":2,"players":2,"teams":false},"seats":["ada","bot:random"],"commitment":"17fbb85e2411b9193f7fff2d6fefd19b877f85e9f3ad54d947109c2e574bb393","sum":"83dfb351"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 2, '{"n":0,"deed":"start","luck":[["setup",[1]]],"digest":"ef9c5467b7d4b237","at":1794855988104,"sum":"f7c6561d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 4, '{"n":2,"seat":0,"deed":{"act":"army algeroth-3"},"luck":[["setup",[1]]],"digest":"921a3e16a9b400a4","at":1794855988182,"sum":"50678bc9"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 8, '{"n":6,"seat":1,"deed":{"act":"place martian-banshee-hero-1 b8"},"digest":"d602cb5e456b3ae7","at":1794855988212,"sum":"b4639adc"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 12, '{"n":10,"seat":0,"deed":{"act":"place necromutant-1 r8"},"digest":"844f40e69d344173","at":1794855988267,"sum":"9b09dc7f"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 16, '{"n":14,"seat":1,"deed":{"act":"step a5"},"digest":"66e9ffbf9521421e","at":1794855988292,"sum":"c7634475"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 20, '{"n":18,"seat":1,"deed":{"act":"order free-marine-soldier-1 gold"},"digest":"6be3b1b9960cebb6","at":1794855988314,"sum":"303701d8"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 24, '{"n":22,"seat":0,"deed":{"act":"step r7+s7"},"digest":"9d9ee236ef06ecbb","at":1794855988367,"sum":"e456cbf3"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 28, '{"n":26,"seat":0,"deed":{"act":"step r6+r7"},"digest":"84f362ba2c0b3f78","at":1794855988398,"sum":"fceb8032"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 32, '{"n":30,"seat":0,"deed":{"act":"pass"},"digest":"83ad6c4d1c7833e7","at":1794855988422,"sum":"23c9c114"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 36, '{"n":34,"seat":0,"deed":{"act":"end"},"digest":"febd31326a09c3e4","at":1794855988455,"sum":"ca2a3e59"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 40, '{"n":38,"seat":1,"deed":{"act":"attack r7 from c7"},"digest":"f71d38a893c17900","at":1794855988496,"sum":"1dce5114"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 44, '{"n":42,"seat":1,"deed":{"act":"step b7"},"digest":"3f59f6c08e3bd5fd","at":1794855988541,"sum":"72887064"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 51, '{"n":49,"seat":0,"deed":{"act":"step q3"},"digest":"42dfead027575c66","at":1794855988578,"sum":"88fa7936"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 55, '{"n":53,"seat":0,"deed":{"act":"step q10"},"digest":"2a66a9df3c344e43","at":1794855988600,"sum":"0a2e7e64"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 59, '{"n":57,"seat":0,"deed":{"act":"pass"},"digest":"add4c17dd8df8a24","at":1794855988660,"sum":"0ff98972"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 63, '{"n":61,"seat":1,"deed":{"act":"step a3"},"digest":"f2300ee053dc6393","at":1794855988681,"sum":"eade5c53"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 67, '{"n":65,"seat":1,"deed":{"act":"step b2"},"digest":"a82d84fd08d48629","at":1794855988736,"sum":"74256d14"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 71, '{"n":69,"seat":0,"deed":{"act":"order necromutant-1 silver"},"digest":"88977a32cecb0993","at":1794855988759,"sum":"ace86f7f"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 75, '{"n":73,"seat":0,"deed":{"act":"step r1+q2"},"digest":"e75ba73656200e28","at":1794855988768,"sum":"40513412"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 79, '{"n":77,"seat":1,"deed":{"act":"step d5"},"digest":"b41a88531dd4da8f","at":1794855988791,"sum":"d3d3b798"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 83, '{"n":81,"seat":1,"deed":{"act":"end"},"digest":"7997088f6e5530f5","at":1794855988817,"sum":"fac6be10"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 87, '{"n":85,"seat":1,"deed":{"act":"stop"},"digest":"75e1dc273f75c228","at":1794855988842,"sum":"455473cd"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 91, '{"n":89,"seat":0,"deed":{"act":"guard"},"digest":"cf52f251b3663dda","at":1794855988870,"sum":"6a177068"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 95, '{"n":93,"seat":0,"deed":{"act":"end"},"digest":"58b73abfaabdd43d","at":1794855988922,"sum":"ca989afc"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 97, '{"n":95,"seat":1,"deed":{"act":"accept"},"digest":"3bd253a42c869197","at":1794855988941,"sum":"ecef1ab0"}');
INSERT INTO public.entries VALUES ('ebjvtp9xczi8', 6, '{"n":4,"seat":0,"deed":{"act":"place inquisitor-majoris-1 d1"},"digest":"6e8985f094bf607d","at":1794855989593,"sum":"3dfe5218"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 4, '{"n":2,"seat":1,"deed":{"act":"formation wedge"},"digest":"d10dd0bc2e437cb8","at":1794855990174,"sum":"904f2532"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 8, '{"n":6,"seat":1,"deed":{"act":"formation wedge"},"digest":"d10dd0bc2e437cb8","at":1794855990190,"sum":"919bea99"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 13, '{"n":11,"seat":1,"deed":{"act":"formation wings"},"digest":"983e9289781d90f0","at":1794855990218,"sum":"0e5b2e5f"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 18, '{"n":16,"seat":0,"deed":{"act":"formation wedge"},"digest":"e2e903f08edaaf60","at":1794855990449,"sum":"830b0246"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 23, '{"n":21,"seat":0,"deed":{"act":"pass"},"luck":[["dice",[18,16]]],"digest":"a44b613842329769","at":1794855990599,"sum":"e6d5b95d"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 28, '{"n":26,"seat":0,"deed":{"act":"shoot zealot-a2 31361 433 2000"},"luck":[["hand",[1441085,14936566,7897342,6183575]],["felt",[18,393218,175346,755417,1998,1547524286,0,655361,92632,708717,1996,4294836224,243302188,1048837,72676,662821,2026,1146786760,4292739098]]],"digest":"a4d37980345fe40d","at":1794855990751,"sum":"b41a768f"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 33, '{"n":31,"seat":0,"deed":{"act":"shoot zealot-a4 10041 884 2000"},"luck":[["hand",[4650333,15826684,452516,15870866]],["felt",[6,393220,420625,845434,1998,0,1443716801]]],"digest":"f36aae82fe9e0a78","at":1794855990878,"sum":"709ea735"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 38, '{"n":36,"seat":0,"deed":{"act":"shoot zealot-a5 4784 745 2000"},"luck":[["hand",[7223735,4316043,12219286,15524804]],["felt",[12,393221,720330,143342,1998,0,3955719779,1245441,658978,34506,1992,131070,381058551]]],"digest":"41d8bb0cbe236dec","at":1794855991012,"sum":"141d8b2f"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 43, '{"n":41,"seat":1,"deed":{"act":"put web-b1 beside spider-b2 15000"},"digest":"9e4968e6f8e64af8","at":1794855991104,"sum":"43df1701"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 48, '{"n":46,"seat":0,"deed":{"act":"shoot zealot-a4 29721 286 2000"},"luck":[["hand",[7269745,7128548,9066361,9454129]],["felt",[18,393220,114467,612007,5972,4294443010,4227629039,458753,89967,634585,1996,4294967295,246120231,1179906,136455,582383,1994,1,448494892,6,393220,114585,611913,4438,4214094342,4228284340]]],"digest":"7b05ebe16621ddb9","at":1794855991286,"sum":"04f0d92a"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 53, '{"n":51,"seat":1,"deed":{"act":"pass"},"digest":"3ce5e8ce68a35b49","at":1794855991391,"sum":"0d91171d"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 58, '{"n":56,"seat":1,"deed":{"act":"shoot warrior-b4 14999 283 2000"},"luck":[["hand",[4190833,11371608,3230732,5661850]],["felt",[12,393218,334205,250515,1996,1845641582,1,1048836,374851,228419,1998,0,1163160472]]],"digest":"9292653e885bc559","at":1794855991522,"sum":"23410aca"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 18, '{"n":16,"seat":1,"deed":{"act":"place left"},"digest":"a0e7aa7b1ffdda53","at":1794855987472,"sum":"3885d8f2"}');
INSERT INTO public.entries VALUES ('zusm5crvu3xm', 21, '{"n":19,"seat":2,"deed":{"act":"fill"},"digest":"721e079c1df55d91","at":1794855987494,"sum":"28e1ca1e"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 3, '{"n":1,"seat":1,"deed":{"act":"army capitol-3"},"digest":"2574a93b95fdc522","at":1794855988148,"sum":"4dc1e95e"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 5, '{"n":3,"seat":1,"deed":{"act":"zone a"},"digest":"2274ba5e381a5d93","at":1794855988190,"sum":"9ccd34b5"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 7, '{"n":5,"seat":1,"deed":{"act":"place ranger-scout-1 a3"},"digest":"9c94c36ad9afe21d","at":1794855988202,"sum":"86158a53"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 9, '{"n":7,"seat":1,"deed":{"act":"place ranger-elite-1 a7"},"digest":"f78df7b0d316085c","at":1794855988220,"sum":"7bd02c4d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 11, '{"n":9,"seat":0,"deed":{"act":"place ezoghoul-alpha-1 q6+r6"},"digest":"c574d59cc0832185","at":1794855988256,"sum":"1af064d0"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 13, '{"n":11,"seat":0,"deed":{"act":"place necromutant-ravager-1 q4"},"digest":"c4175fdbfbf76615","at":1794855988279,"sum":"a8a37a61"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 15, '{"n":13,"seat":1,"deed":{"act":"step a4"},"digest":"6a9ff4f0bc8961b5","at":1794855988286,"sum":"466055b2"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 17, '{"n":15,"seat":1,"deed":{"act":"step b5"},"digest":"d3fe3dd005312e16","at":1794855988298,"sum":"79278fc6"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 19, '{"n":17,"seat":1,"deed":{"act":"guard"},"digest":"c19034a28d7393db","at":1794855988310,"sum":"11f6efa3"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 21, '{"n":19,"seat":1,"deed":{"act":"end"},"digest":"868e59d0c9d4e1e1","at":1794855988318,"sum":"37ce9faa"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 23, '{"n":21,"seat":0,"deed":{"act":"pass"},"digest":"5aaca203e87cfb5f","at":1794855988359,"sum":"ca95c37d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 25, '{"n":23,"seat":0,"deed":{"act":"step r7+r8"},"digest":"1924a129f89f4c3e","at":1794855988375,"sum":"5d65bcf9"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 27, '{"n":25,"seat":0,"deed":{"act":"step r7+s7"},"digest":"50ed596b1d85dd57","at":1794855988391,"sum":"5c635b1f"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 29, '{"n":27,"seat":0,"deed":{"act":"stop"},"digest":"fd4b0c20f8958908","at":1794855988408,"sum":"0adcc4d2"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 31, '{"n":29,"seat":0,"deed":{"act":"order gomorrian-emasculator-1 gold"},"digest":"a4e1c3391f169798","at":1794855988415,"sum":"9a7fedf6"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 33, '{"n":31,"seat":0,"deed":{"act":"step r4+s5"},"digest":"5f2bac553aae68ad","at":1794855988427,"sum":"d96a5b76"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 35, '{"n":33,"seat":0,"deed":{"act":"step r2+r3"},"digest":"ca008786e56104dc","at":1794855988443,"sum":"8db7ad48"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 37, '{"n":35,"seat":1,"deed":{"act":"order martian-banshee-hero-1 silver"},"digest":"fd73385ed7097b54","at":1794855988476,"sum":"9d607740"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 39, '{"n":37,"seat":1,"deed":{"act":"stop"},"digest":"5e952801a648d5c3","at":1794855988487,"sum":"241c4b9f"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 41, '{"n":39,"seat":1,"deed":{"act":"pass"},"luck":[["red",[4]],["green",[1,3]],["blue",[5]]],"digest":"ca3505fd6b21ca93","at":1794855988512,"sum":"9bd9d061"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 43, '{"n":41,"seat":1,"deed":{"act":"order ranger-elite-1 silver"},"digest":"d13f6fd20480de51","at":1794855988536,"sum":"6bf1bb84"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 45, '{"n":43,"seat":1,"deed":{"act":"step c7"},"digest":"3e5953c0f2f3ce1a","at":1794855988545,"sum":"3c4edd5d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 47, '{"n":45,"seat":1,"deed":{"act":"step c5"},"digest":"95ff283c87bc0872","at":1794855988547,"sum":"09f340b1"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 48, '{"n":46,"seat":1,"deed":{"act":"end"},"digest":"5611d6e453a2b91e","at":1794855988556,"sum":"76c7297d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 50, '{"n":48,"seat":0,"deed":{"act":"pass"},"digest":"f2796b99a487963e","at":1794855988574,"sum":"43276a53"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 52, '{"n":50,"seat":0,"deed":{"act":"order necromutant-1 gold"},"digest":"c13acfaddc56c2c4","at":1794855988586,"sum":"3ee86b28"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 54, '{"n":52,"seat":0,"deed":{"act":"step r9"},"digest":"1f9ba82a4437f896","at":1794855988596,"sum":"8ba190f2"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 56, '{"n":54,"seat":0,"deed":{"act":"stop"},"digest":"f8ace4040bb3ec7c","at":1794855988603,"sum":"9b1c52ff"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 58, '{"n":56,"seat":1,"deed":{"act":"pass"},"digest":"34ca58d7252a1fde","at":1794855988616,"sum":"4621f920"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 60, '{"n":58,"seat":0,"deed":{"act":"pass"},"digest":"db2cdc708770c95a","at":1794855988666,"sum":"8c04a4dc"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 62, '{"n":60,"seat":1,"deed":{"act":"step a4"},"digest":"111d4e5d059387da","at":1794855988677,"sum":"e79ea371"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 64, '{"n":62,"seat":1,"deed":{"act":"step a2"},"digest":"9739b69c4e029ae1","at":1794855988688,"sum":"b5ca1a63"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 66, '{"n":64,"seat":1,"deed":{"act":"step b1"},"digest":"557a02372091a03e","at":1794855988720,"sum":"c92395e2"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 68, '{"n":66,"seat":1,"deed":{"act":"guard"},"digest":"06f9321558f7ff37","at":1794855988742,"sum":"f4a6d069"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 70, '{"n":68,"seat":1,"deed":{"act":"guard"},"digest":"017d00b8a821f67f","at":1794855988753,"sum":"f8867bf5"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 72, '{"n":70,"seat":0,"deed":{"act":"end"},"digest":"d78d21063cd68f59","at":1794855988761,"sum":"6ff20eac"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 74, '{"n":72,"seat":0,"deed":{"act":"pass"},"digest":"b7260ccaac6ceeeb","at":1794855988766,"sum":"050656d2"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 76, '{"n":74,"seat":0,"deed":{"act":"step r1+s1"},"digest":"162254cf8b8af66b","at":1794855988777,"sum":"fb20a75d"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 78, '{"n":76,"seat":1,"deed":{"act":"order ranger-elite-1 silver"},"digest":"57b3d480cb498e25","at":1794855988788,"sum":"c7c3f1b7"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 80, '{"n":78,"seat":1,"deed":{"act":"step c5"},"digest":"63d2074066a548ed","at":1794855988798,"sum":"278a550e"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 82, '{"n":80,"seat":1,"deed":{"act":"step a4"},"digest":"3ce94141d2da7471","at":1794855988814,"sum":"13018754"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 84, '{"n":82,"seat":1,"deed":{"act":"order martian-banshee-hero-1 gold"},"digest":"8bf2aff6a17fc380","at":1794855988830,"sum":"1c9d5db7"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 86, '{"n":84,"seat":1,"deed":{"act":"step b6"},"digest":"c88c6e00e2abcd68","at":1794855988838,"sum":"c74a34e4"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 88, '{"n":86,"seat":1,"deed":{"act":"guard"},"digest":"4e08cd10e1881aea","at":1794855988846,"sum":"fd723227"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 90, '{"n":88,"seat":0,"deed":{"act":"play bestial-speed by ezoghoul-alpha-1"},"digest":"95ccd1bb68f5d4ae","at":1794855988866,"sum":"7eaa1eea"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 92, '{"n":90,"seat":0,"deed":{"act":"order necromutant-ravager-1 gold"},"digest":"6c0b1a864d753a86","at":1794855988873,"sum":"ac02d81f"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 94, '{"n":92,"seat":0,"deed":{"act":"step q3"},"digest":"0e513b2421335c1f","at":1794855988895,"sum":"cad5e52f"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 1, '{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"flyborgs","army-b":"chitinians","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"basic","terrain":"none"},"seats":["ada","bot:random"],"commitment":"3d3096e27b2478b61e8aaaa80db3ec7bb9d116d5e6d3b0b76db6a92b07213dba","sum":"235601c5"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 2, '{"n":0,"deed":"start","digest":"f2dc45a0c2dd25b9","at":1794855990162,"sum":"71b61ebe"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 10, '{"n":8,"seat":1,"deed":{"act":"formation guard"},"digest":"b6dbf97c1bd70ff7","at":1794855990206,"sum":"6ab77fa4"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 15, '{"n":13,"seat":0,"deed":{"act":"formation guard"},"digest":"091735f4db41a4a1","at":1794855990231,"sum":"dd862cee"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 20, '{"n":18,"seat":1,"deed":{"act":"shoot digger-b4 28169 964 2000"},"luck":[["hand",[12633854,7293695,5554216,7243445]],["felt",[6,1114372,288387,880863,1998,2088836532,0]]],"digest":"dca47d574e4eb2e5","at":1794855990465,"sum":"79bf04a1"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 25, '{"n":23,"seat":1,"deed":{"act":"shoot acid-spitter-b1 27000 500 2000"},"luck":[["hand",[14863852,11814232,14521627,4345299]],["felt",[12,1048833,640022,489930,1998,4294967295,4292771839,1245441,649530,350130,1996,2146632560,0]]],"digest":"a66029d8de701d4a","at":1794855990613,"sum":"f2544854"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 30, '{"n":28,"seat":0,"deed":{"act":"shoot centurion-a1 9000 500 2000"},"luck":[["hand",[6649732,3093522,2177904,11567271]],["felt",[6,524289,186049,262663,1998,2162757424,0]],["dice",[15,15]]],"digest":"d0d0d4286780957d","at":1794855990800,"sum":"83852bd5"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 35, '{"n":33,"seat":1,"deed":{"act":"shoot digger-b4 29831 867 2000"},"luck":[["hand",[8927318,11976204,2164981,9311105]],["felt",[12,524289,186451,263107,1998,2165903536,0,1114372,80416,840737,1998,2991613369,0]]],"digest":"0af72fea70ae4a5e","at":1794855990924,"sum":"034265da"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 40, '{"n":38,"seat":1,"deed":{"act":"shoot warrior-b4 29564 810 2000"},"luck":[["hand",[6939592,6852832,12557058,12155892]],["felt",[12,524289,175553,272503,1998,2149451108,0,1048836,245667,301641,1998,0,1235904684]]],"digest":"361eb261256e6076","at":1794855991054,"sum":"ec7c7aca"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 45, '{"n":43,"seat":0,"deed":{"act":"shoot zealot-a2 26826 407 2000"},"luck":[["hand",[15006105,14878911,14760880,10712937]],["felt",[12,393218,51413,835353,1998,2400205883,0,1048834,59821,722239,1998,0,2303799278]]],"digest":"eb8ee9f94499e439","at":1794855991209,"sum":"8d71f5a4"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 50, '{"n":48,"seat":0,"deed":{"act":"pass"},"digest":"9e0219654600e5f2","at":1794855991335,"sum":"3ca90d98"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 55, '{"n":53,"seat":0,"deed":{"act":"shoot warper-a2 16847 592 2000"},"luck":[["hand",[14972370,12439677,13075691,13630975]],["felt",[12,458754,488331,460243,1998,4092755821,0,1114371,330979,498787,1998,2351773306,0]]],"digest":"fafcc0745205927e","at":1794855991458,"sum":"e4a4af55"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 60, '{"n":58,"seat":1,"deed":{"act":"flip digger-b2"},"luck":[["dice",[5,8]]],"digest":"298f5ac2d6cabf3a","at":1794855991549,"sum":"34e8e000"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 6, '{"n":4,"seat":1,"deed":{"act":"ready"},"digest":"ce38eb42c0155d38","at":1794855992236,"sum":"e2616974"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 6, '{"n":4,"seat":0,"deed":{"act":"place left"},"digest":"e0ac33939fe8401b","at":1794855992875,"sum":"56a80d27"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 96, '{"n":94,"seat":1,"deed":{"act":"accept"},"digest":"86934bb63bf3b355","at":1794855988934,"sum":"08c35342"}');
INSERT INTO public.entries VALUES ('9ygyhkgev5q4', 98, '{"n":96,"seat":1,"deed":{"act":"pass"},"digest":"d012d4dde2707e71","at":1794855988943,"sum":"cfb99fb6"}');
INSERT INTO public.entries VALUES ('ebjvtp9xczi8', 3, '{"n":1,"seat":1,"deed":{"act":"army algeroth-5"},"digest":"3be7256061a1cccf","at":1794855989482,"sum":"64c64b91"}');
INSERT INTO public.entries VALUES ('ebjvtp9xczi8', 5, '{"n":3,"seat":0,"deed":{"act":"zone a"},"digest":"c7bb9cbbda0a47ae","at":1794855989566,"sum":"93bff189"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 3, '{"n":1,"seat":1,"deed":{"act":"formation guard"},"digest":"b6dbf97c1bd70ff7","at":1794855990170,"sum":"f6f291ea"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 6, '{"n":4,"seat":1,"deed":{"act":"formation line"},"digest":"6242f8a565de0157","at":1794855990181,"sum":"593ac7ec"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 7, '{"n":5,"seat":1,"deed":{"act":"formation wedge"},"digest":"d10dd0bc2e437cb8","at":1794855990186,"sum":"6e612ed8"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 11, '{"n":9,"seat":1,"deed":{"act":"formation wings"},"digest":"983e9289781d90f0","at":1794855990210,"sum":"4b1acc2c"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 12, '{"n":10,"seat":1,"deed":{"act":"formation line"},"digest":"6242f8a565de0157","at":1794855990214,"sum":"cfdd62c1"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 16, '{"n":14,"seat":0,"deed":{"act":"formation wedge"},"digest":"e2e903f08edaaf60","at":1794855990416,"sum":"0ff05512"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 17, '{"n":15,"seat":0,"deed":{"act":"formation wedge"},"digest":"e2e903f08edaaf60","at":1794855990432,"sum":"981100e2"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 21, '{"n":19,"seat":1,"deed":{"act":"shoot warrior-b5 24962 906 2000"},"luck":[["hand",[13158685,15760796,1948274,13874334]],["felt",[24,393219,91998,490033,1998,0,622591,458754,110066,588055,1998,131071,1736703,655361,92622,708695,1996,0,242188078,1048837,72636,662813,1998,3146607656,0]],["dice",[5,7]]],"digest":"984b613f539ee569","at":1794855990473,"sum":"2f8c5dd1"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 22, '{"n":20,"seat":0,"deed":{"act":"shoot zealot-a5 7959 884 2000"},"luck":[["hand",[11815593,2086601,11961869,14222254]],["felt",[12,393221,432276,881582,1998,0,4277960702,1114369,364000,490000,1998,4294901760,32767]]],"digest":"34a3a149f5c890af","at":1794855990563,"sum":"a23bafd7"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 26, '{"n":24,"seat":1,"deed":{"act":"put acid-spit-b1 beside acid-spitter-b1 27000"},"digest":"0bfb6c9e04341b7a","at":1794855990630,"sum":"6724c33e"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 27, '{"n":25,"seat":1,"deed":{"act":"shoot acid-spit-b1 23968 851 2000"},"luck":[["hand",[7273070,13980948,7544814,7572553]],["felt",[24,393221,184000,489999,1998,4294967295,32767,458754,106964,588215,1998,0,4192108505,524290,201992,587995,1998,0,4294279167,1573121,148182,641623,1998,4294901760,353533504]],["dice",[8,5]]],"digest":"63ce8281b14863af","at":1794855990638,"sum":"879d3f91"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 31, '{"n":29,"seat":1,"deed":{"act":"shoot warrior-b6 28551 893 2000"},"luck":[["hand",[970876,6459486,15723072,11145691]],["felt",[12,393220,183987,490029,1998,0,2392063,1048838,92409,880347,5396,4263375830,490830848]]],"digest":"33fba62a433ef2ab","at":1794855990810,"sum":"c4883520"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 32, '{"n":30,"seat":1,"deed":{"act":"shoot warrior-b1 25736 928 2000"},"luck":[["hand",[9940110,5603323,12372036,2985944]],["felt",[6,1048833,381082,883399,21986,1380654795,2733834755]],["dice",[5,5]]],"digest":"973e83478df33e54","at":1794855990825,"sum":"67c465c5"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 36, '{"n":34,"seat":1,"deed":{"act":"shoot acid-spitter-b1 27000 500 2000"},"luck":[["hand",[2453817,7053678,865247,10681215]],["felt",[6,1245441,658702,34180,1996,0,386891239]]],"digest":"a418ce8aa2312147","at":1794855990937,"sum":"1dfa5ed0"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 37, '{"n":35,"seat":1,"deed":{"act":"pass"},"luck":[["dice",[8,5]]],"digest":"07bcfe4f1f006265","at":1794855990946,"sum":"fccc7c92"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 41, '{"n":39,"seat":1,"deed":{"act":"shoot warrior-b2 29495 921 2000"},"luck":[["hand",[13228273,9099429,13737748,1041349]],["felt",[18,393220,183961,489981,1998,1,4293230591,589826,92087,697621,1996,131072,4281499646,1048834,59839,722231,5134,63965470,2309500864]]],"digest":"ab03faaa2b416378","at":1794855991068,"sum":"55f60a60"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 42, '{"n":40,"seat":1,"deed":{"act":"shoot spider-b2 29360 951 2000"},"luck":[["hand",[11032197,2219283,11691510,12444638]],["felt",[36,393218,53405,510929,1998,0,851539329,393220,183961,489981,1998,65540,4293099519,458753,89965,634585,1998,0,246120231,524289,175549,272497,1998,2149451100,0,1048836,245649,301671,1998,1,1235380402,1179906,136455,582377,1998,0,448232749]]],"digest":"87ee66e9b782f036","at":1794855991090,"sum":"70d12578"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 46, '{"n":44,"seat":0,"deed":{"act":"pass"},"luck":[["dice",[15,15]]],"digest":"47be46f1981705d2","at":1794855991228,"sum":"c30b90fe"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 47, '{"n":45,"seat":1,"deed":{"act":"pass"},"luck":[["dice",[5,6]]],"digest":"3ec78d43b6cdb486","at":1794855991232,"sum":"77544e22"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 51, '{"n":49,"seat":0,"deed":{"act":"shoot zealot-a5 23793 326 2000"},"luck":[["hand",[3359640,9064356,15529202,3230348]],["felt",[12,393221,620380,21359,1998,0,3435230538,1245441,658974,34498,1996,65536,381124087]],["dice",[16,17]]],"digest":"61fdec8b55ec0393","at":1794855991357,"sum":"a7dd5405"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 52, '{"n":50,"seat":1,"deed":{"act":"shoot digger-b3 22627 962 2000"},"luck":[["hand",[14407222,3544759,11516563,13169966]],["felt",[6,1114371,330847,498901,1998,2353215145,0]]],"digest":"04728f4efc4b3b0a","at":1794855991376,"sum":"4d4f44a3"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 56, '{"n":54,"seat":0,"deed":{"act":"shoot zealot-a5 8780 634 2000"},"luck":[["hand",[14648639,15262901,16774161,3599555]],["felt",[30,393221,542214,638738,4436,3362360566,4178838357,1048833,640584,489290,1998,65536,4247551991,1179905,547942,580050,1994,65534,1409023,1245441,658974,34498,1996,0,381124087,1310977,548024,670218,1996,131072,4294344703]]],"digest":"5fbb68768788fcfa","at":1794855991487,"sum":"db18a570"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 57, '{"n":55,"seat":0,"deed":{"act":"shoot zealot-a2 13257 472 2000"},"luck":[["hand",[15923708,9155328,11052082,12260645]],["felt",[12,393218,334169,250537,1998,1845641582,0,1048836,245655,301653,1998,4294901760,1235380402]],["dice",[15,16]]],"digest":"a66321bd0d4c9d35","at":1794855991511,"sum":"5cc9045e"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 61, '{"n":59,"seat":0,"deed":{"act":"pass"},"luck":[["dice",[15,18]]],"digest":"9b359e6c45c446a8","at":1794855991610,"sum":"6582835d"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 62, '{"n":60,"seat":1,"deed":{"act":"shoot warrior-b4 33147 191 2000"},"luck":[["hand",[9985950,9843661,2020861,3302273]],["felt",[12,393218,326153,254957,1998,1842758073,0,1048836,365645,232693,1998,0,1133866163]]],"digest":"707b55c8b48d0613","at":1794855991621,"sum":"dce9ebe7"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 1, '{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"choose","army-b":"choose","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"advanced","terrain":"acid-pit,warp-gate"},"seats":["ada","bot:random"],"commitment":"c3f3a77ea3fc5a765423b6d7def3ab9034691568190d169ed46e75d237a81eec","sum":"ce1a0a49"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 54, '{"n":52,"seat":1,"deed":{"act":"pass"},"luck":[["dice",[5,6]]],"digest":"6c4996d7a5670a6b","at":1794855991394,"sum":"927ecae2"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 59, '{"n":57,"seat":1,"deed":{"act":"shoot digger-b2 28388 785 2000"},"luck":[["hand",[2996360,8050479,7354369,8340075]],["felt",[12,524289,175569,272473,1998,2149385551,0,1114370,169641,599485,1998,0,3191238091]]],"digest":"1811fae4123c673f","at":1794855991538,"sum":"4262fcd7"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 64, '{"n":62,"seat":0,"deed":{"act":"shoot zealot-a4 15230 438 2000"},"luck":[["hand",[10581138,10154951,330532,6299394]],["felt",[12,393220,432123,426239,1998,1558730763,0,1114371,330985,498797,1998,2352035459,0]]],"digest":"905d1e7df73c499b","at":1794855991651,"sum":"64dd6419"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 3, '{"n":1,"seat":0,"deed":{"act":"army flyborgs"},"digest":"96d977897659d148","at":1794855992211,"sum":"75ee9746"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 1, '{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":2,"scores":true},"seats":["ada","bot:random"],"commitment":"ea87d57934f493a67b48dc49a83d42e7b424be1b6c5691ab9ac18751e25c44f7","sum":"c3b57d2f"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 2, '{"n":0,"deed":"start","luck":[["tiles",[2,6,60,47,45,34,18]],["setup",[0]]],"digest":"9cb007265f16bc73","at":1794855992806,"sum":"37e63d3c"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 7, '{"n":5,"seat":0,"deed":"resign","digest":"ecc57b437fc045b3","at":1794855992883,"sum":"b0b8ced0"}');
INSERT INTO public.entries VALUES ('3xxtjwezxxbq', 63, '{"n":61,"seat":1,"deed":{"act":"shoot acid-spitter-b1 10094 818 2000"},"luck":[["hand",[11631476,4392976,15072000,1081434]],["felt",[18,393221,544742,648650,1998,3473181119,65536,1179905,547942,580050,1998,0,1409023,1245441,464720,769598,1996,2147746259,0]],["dice",[5,7]]],"digest":"ca79986d5dd5091f","at":1794855991626,"sum":"b50ba0d1"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 4, '{"n":2,"seat":1,"deed":{"act":"army usarthropods"},"digest":"4cdbee4e986bfb15","at":1794855992218,"sum":"4ba4bd7d"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 5, '{"n":3,"seat":0,"deed":{"act":"take 1"},"digest":"706aef0abe3b4843","at":1794855992868,"sum":"815f1a18"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 2, '{"n":0,"deed":"start","digest":"449d2b4d171dddf8","at":1794855992187,"sum":"7c9a1b90"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 5, '{"n":3,"seat":1,"deed":{"act":"formation wings"},"digest":"42774931e004118d","at":1794855992224,"sum":"68147429"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 4, '{"n":2,"seat":1,"deed":{"act":"take 3"},"digest":"790bd1c070bf4230","at":1794855992822,"sum":"b11807d3"}');
INSERT INTO public.entries VALUES ('ugnne5u43aif', 7, '{"n":5,"seat":0,"deed":{"act":"formation line"},"digest":"36353e0b369bfc86","at":1794855992252,"sum":"51e8fcb7"}');
INSERT INTO public.entries VALUES ('x32kpca9xakc', 3, '{"n":1,"seat":0,"deed":{"act":"take 6"},"digest":"ea6dcc407b68791b","at":1794855992820,"sum":"23cd7a78"}');


--
-- Data for Name: identities; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.identities VALUES ('d4d2c724794b169e6ea8c292ff043939', 'ada', 1794855986134, NULL);


--
-- Data for Name: records; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('dgmj35mnfv4r', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('zusm5crvu3xm', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('9ygyhkgev5q4', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('ebjvtp9xczi8', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('3xxtjwezxxbq', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('ugnne5u43aif', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('x32kpca9xakc', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('nvy2qfmtstsg', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('r4gps66at763', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('4mazfjx2thum', 0, 'd4d2c724794b169e6ea8c292ff043939');
INSERT INTO public.seats VALUES ('d3uq3zuntykw', 0, 'd4d2c724794b169e6ea8c292ff043939');


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES (1, '\x349659694b4b1226b97c5aa75472b0f5eb05e68b1f98dd9752aa78bf0325bb5b');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('dgmj35mnfv4r', 'microscopic', '{"options":{},"header":{"format":1,"game":"microscopic","rules":1,"setup":{"first":null,"level":"normal","players":2,"variant":"standard"},"seats":["",""],"commitment":"afa08c590181e10ecda0dc8141e0ebd79c7f637c540c77ed506e6cf8e2c07f20"},"tutorial":false}', '\x10a3b00eb1c5bd3a28676a6de30543ac6e1a284cbc395684d0fd4ca9b6d4fd78', '[{"kind":"person"},{"kind":"bot","level":"greedy"}]', 'running', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"greedy"}],"round":1}', 1794855986255, 1794855986302, 1);
INSERT INTO public.tables VALUES ('zusm5crvu3xm', 'micropolis', '{"options":{},"header":{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":3,"scores":true},"seats":["","",""],"commitment":"6508a720e108e5614cc11aa6f81729307378c1873ff85eeaca2bea1f582f38d4"},"tutorial":false}', '\x9ceeae6e12d262b361c0056f6966625a1477e095f80c1c1d5ed4e543f0fa8b76', '[{"kind":"person"},{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}]', 'running', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"random"},{"kind":"bot","name":"Daphnia","you":false,"level":"random"}],"round":1}', 1794855987202, 1794855987255, 1);
INSERT INTO public.tables VALUES ('3xxtjwezxxbq', 'micro-mutants', '{"options":{"army-a":"flyborgs","army-b":"chitinians"},"header":{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"flyborgs","army-b":"chitinians","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"basic","terrain":"none"},"seats":["",""],"commitment":"3d3096e27b2478b61e8aaaa80db3ec7bb9d116d5e6d3b0b76db6a92b07213dba"},"tutorial":false}', '\x1a09ad0290d0f5f5014d163453547e8b51418c83a7c8d48ac8fd193de4b47b28', '[{"kind":"person"},{"kind":"bot","level":"random"}]', 'running', '{"options":{"army-a":"flyborgs","army-b":"chitinians"},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":null}', 1794855990138, 1794855990170, 1);
INSERT INTO public.tables VALUES ('9ygyhkgev5q4', 'mutant-chronicles', '{"options":{"mode":"skirmish"},"header":{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"skirmish","orders":2,"players":2,"teams":false},"seats":["",""],"commitment":"17fbb85e2411b9193f7fff2d6fefd19b877f85e9f3ad54d947109c2e574bb393"},"tutorial":false}', '\xaf3045cfe84e34b697559c10280a3b04d13a1bdca675fe305381c3b1ea0be2fb', '[{"kind":"person"},{"kind":"bot","level":"random"}]', 'running', '{"options":{"mode":"skirmish"},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":0}', 1794855988078, 1794855988148, 1);
INSERT INTO public.tables VALUES ('ebjvtp9xczi8', 'mutant-chronicles', '{"options":{},"header":{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"5-5-5","orders":2,"players":2,"teams":false},"seats":["",""],"commitment":"7f4727b9bec49a66d88cce47fe5cf8f27577e4732236ec677a6e2ac082202a6f"},"tutorial":false}', '\xd4df6aa8db20e4253e917e2b58b50818f57dfefae0bccc014119c72221652e44', '[{"kind":"person"},{"kind":"bot","level":"random"}]', 'running', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":0}', 1794855989445, 1794855989482, 1);
INSERT INTO public.tables VALUES ('nvy2qfmtstsg', 'microscopic', '{"options":{},"header":{"format":1,"game":"microscopic","rules":1,"setup":{"first":null,"level":"normal","players":2,"variant":"standard"},"seats":["",""],"commitment":"f643b6b4d1754e3c52d48dbc6b49b2f7f8c17ec46c058f473777b8e480ab4aff"},"tutorial":false}', '\xddd0a3770be74a7c4923375f820e5ddbc5d95e404cf15705c8558b8e443376f8', '[{"kind":"person"},{"kind":"person"}]', 'open', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"open","name":"","you":false}],"round":null}', 1794855993397, 1794855993404, 0);
INSERT INTO public.tables VALUES ('ugnne5u43aif', 'micro-mutants', '{"options":{"rules":"advanced","terrain":"acid-pit,warp-gate"},"header":{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"choose","army-b":"choose","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"advanced","terrain":"acid-pit,warp-gate"},"seats":["",""],"commitment":"c3f3a77ea3fc5a765423b6d7def3ab9034691568190d169ed46e75d237a81eec"},"tutorial":false}', '\x2767ed14675bda09eefa93a91c3a7da7242a70ac6e508956eb399a0c667c08ab', '[{"kind":"person"},{"kind":"bot","level":"random"}]', 'running', '{"options":{"rules":"advanced","terrain":"acid-pit,warp-gate"},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":null}', 1794855992175, 1794855992211, 1);
INSERT INTO public.tables VALUES ('x32kpca9xakc', 'micropolis', '{"options":{},"header":{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":2,"scores":true},"seats":["",""],"commitment":"ea87d57934f493a67b48dc49a83d42e7b424be1b6c5691ab9ac18751e25c44f7"},"tutorial":false}', '\xab1519a5a6a0ea34a67037932b39246da977a91a6e682421e5d3acc0c2fc9244', '[{"kind":"person"},{"kind":"bot","level":"random"}]', 'over', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"bot","name":"Hydra","you":false,"level":"random"}],"round":2}', 1794855992793, 1794855992883, 0);
INSERT INTO public.tables VALUES ('r4gps66at763', 'micropolis', '{"options":{},"header":{"format":1,"game":"micropolis","rules":1,"setup":{"expert":false,"first":"random","players":2,"scores":true},"seats":["",""],"commitment":"b8e238aa6172737ea1a1def80bf9b5ce22503471b90d38a6b6103b0236d73159"},"tutorial":false}', '\x65f924eed3f1a29cd10c974e4cbdf361070c48e413c855ab550c7488e43da779', '[{"kind":"person"},{"kind":"person"}]', 'open', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"open","name":"","you":false}],"round":null}', 1794855993407, 1794855993414, 0);
INSERT INTO public.tables VALUES ('4mazfjx2thum', 'mutant-chronicles', '{"options":{},"header":{"format":1,"game":"mutant-chronicles","rules":1,"setup":{"initiative":"book","map":"random","mode":"5-5-5","orders":2,"players":2,"teams":false},"seats":["",""],"commitment":"e51fd47f24d571bdf4b09eefd44110e6a88a4501f2a482f4d9e0b9ccf760441a"},"tutorial":false}', '\xa3dc6e32b17111c285c2f71a398080d713787b84521a368a042a94b67c7338b3', '[{"kind":"person"},{"kind":"person"}]', 'open', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"open","name":"","you":false}],"round":null}', 1794855993418, 1794855993422, 0);
INSERT INTO public.tables VALUES ('d3uq3zuntykw', 'micro-mutants', '{"options":{},"header":{"format":1,"game":"micro-mutants","rules":1,"setup":{"army-a":"choose","army-b":"choose","army-c":"choose","army-d":"choose","first":null,"hand":"practised","players":2,"preview":"off","rules":"basic","terrain":"none"},"seats":["",""],"commitment":"a3ce8b8be14d47115d1a0f82864a846219448d6bd072c49e8d72a947c8c2af89"},"tutorial":false}', '\x4e03751334bdfcbe8916d02dfa2b41e3b0934dd88180decaf57fd6a3790f92af', '[{"kind":"person"},{"kind":"person"}]', 'open', '{"options":{},"seats":[{"kind":"person","name":"ada","you":false,"identity":"d4d2c724794b169e6ea8c292ff043939"},{"kind":"open","name":"","you":false}],"round":null}', 1794855993425, 1794855993431, 0);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: accounts accounts_folded_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_folded_key UNIQUE (folded);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (identity);


--
-- Name: chat chat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, n);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, n);


--
-- Name: identities identities_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);


--
-- Name: records records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.records
    ADD CONSTRAINT records_pkey PRIMARY KEY (id);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);


--
-- Name: secret secret_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: seats_by_identity; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_by_identity ON public.seats USING btree (identity, table_id);


--
-- Name: tables_by_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_status ON public.tables USING btree (status, created, id);


--
-- Name: accounts accounts_identity_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id);


--
-- Name: chat chat_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);


--
-- Name: entries entries_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);


--
-- Name: identities identities_linked_to_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_linked_to_fkey FOREIGN KEY (linked_to) REFERENCES public.identities(id);


--
-- Name: seats seats_identity_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_identity_fkey FOREIGN KEY (identity) REFERENCES public.identities(id);


--
-- Name: seats seats_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);


--
-- PostgreSQL database dump complete
--


